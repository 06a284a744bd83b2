import { expect, test } from '@jest/globals';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';

const { app: portal, database } = await startTestApp(identity, 'identity');

const LINK = 'https://portal.exemplu.ro/confirmare#abc_d-1';
const keep = async (subject: string): Promise<string> => {
  const [row] = await database.orm.em.fork().execute<{ id: string }[]>(
    `insert into caught_mail (recipient, subject, html, text)
     values ('ana@exemplu.ro', ?, ?, ?) returning id`,
    [subject, `<p>Bună <a href="${LINK}">aici</a></p>`, `Bună <b>ziua</b>\n${LINK}\nPortal`],
  );
  return row?.id ?? '';
};

test('the list names each mail, newest first, and nothing in it is taken for markup', async () => {
  expect((await portal.anonymous.get('/mailbox')).body).toContain('Niciun mesaj deocamdată');
  const first = await keep('Confirmați adresa');
  const second = await keep('<script>alert("x")</script>');
  const { statusCode, headers, body } = await portal.anonymous.get('/mailbox');
  expect(statusCode).toBe(200);
  expect(body).toContain(`href="/api/identity/mailbox/${first}">Confirmați adresa</a>`);
  expect(body.indexOf(second)).toBeLessThan(body.indexOf(first));
  expect(body).not.toContain('<script');
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});

test('a mail shows whom it is for and its text, with its link to click', async () => {
  const id = await keep('Confirmați adresa');
  const { body } = await portal.anonymous.get(`/mailbox/${id}`);
  expect(body).toContain('ana@exemplu.ro');
  expect(body).toContain(`<a href="${LINK}">${LINK}</a>\nPortal`);
  expect(body).toContain('Bună &lt;b&gt;ziua&lt;/b&gt;');
});

test('the mail itself is shown as it is, with the portal’s own pictures, in a sandbox out of which its links lead', async () => {
  const id = await keep('Confirmați adresa');
  const { body, headers } = await portal.anonymous.get(`/mailbox/${id}/html`);
  expect(body).toBe(`<p>Bună <a href="${LINK}">aici</a></p>`);
  expect(headers['content-security-policy']).toMatch(/sandbox allow-popups .*allow-top-navigation-by-user-activation$/);
  expect(headers['content-security-policy']).not.toContain('allow-scripts');
  expect(headers['content-security-policy']).toContain("default-src 'none'; img-src 'self';");
});

test('a mail that does not exist is not found', async () => {
  for (const path of [
    '/mailbox/0198c0de-0000-7000-8000-000000000000',
    '/mailbox/0198c0de-0000-7000-8000-000000000000/html',
  ])
    expect((await portal.anonymous.get(path)).statusCode).toBe(404);
});

test('a portal that sends its mail has no mailbox', async () => {
  const sending = await createTestApp(identity, { orm: database.orm, area: 'identity', context: { keepsMail: false } });
  expect((await sending.anonymous.get('/mailbox')).statusCode).toBe(404);
  expect(sending.routes.filter(({ path }) => path.includes('mailbox'))).toEqual([]);
  await sending.close();
});
