import { beforeEach, expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { SUBSCRIBER_STATUSES } from '@psp/contracts/newsletter';
import { SYSTEM } from '@psp/domain/actor';
import { makeSubscriberLink, type SubscriberLink } from '@psp/domain/publishing/newsletter/links';
import { transaction } from '@psp/domain/write';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
beforeEach(() => rows('delete from subscriber; delete from attempt; delete from pgboss.job'));

const rows = <T = Record<string, string>>(query: string) => database.orm.em.fork().execute<T[]>(query);
const subscriber = async (status: string): Promise<string> => {
  await rows(`insert into subscriber (email, status, source) values ('${status}@exemplu.ro', '${status}', 'footer')`);
  return (await rows(`select id from subscriber where status = '${status}'`))[0]?.['id'] ?? '';
};
const linkOf = (id: string, purpose: SubscriberLink) =>
  transaction(database.orm, { actor: SYSTEM }, async (write) => makeSubscriberLink(write, id, purpose));
const statuses = async () => (await rows('select status from subscriber')).map(({ status }) => status);
const ask = (body: object) =>
  app.anonymous.post('/newsletter/subscriptions', { email: 'nou@exemplu.ro', source: 'footer', consent: '1', ...body });

test('a new address, one in any state, one asked for too often and a machine are answered with the same bytes', async () => {
  for (const status of SUBSCRIBER_STATUSES) await subscriber(status);
  for (let n = 0; n < 4; n++) await ask({ email: 'des@exemplu.ro' });
  const answers = [];
  for (const name of [...SUBSCRIBER_STATUSES, 'nou', 'des']) answers.push(await ask({ email: `${name}@exemplu.ro` }));
  answers.push(await ask({ email: 'robot@exemplu.ro', website: 'https://spam.example' }));
  const seen = answers.map(({ statusCode, headers, body }) => {
    const { date: _, 'x-request-id': __, ...others } = headers;
    return JSON.stringify([statusCode, others, body]);
  });
  expect(seen[0]).toContain('202');
  expect(new Set(seen).size).toBe(1);
  const asked = await rows(`select data ->> 'email' as email from pgboss.job order by id`);
  expect(asked.map(({ email }) => email)).toEqual([
    ...Array(3).fill('des@exemplu.ro'),
    ...SUBSCRIBER_STATUSES.map((status) => `${status}@exemplu.ro`),
    'nou@exemplu.ro',
  ]);
});

test.each([
  { email: 'ana@exemplu.ro\r\nBcc: altul@exemplu.ro' },
  { email: 'x'.repeat(10_000) },
  { email: '' },
  { email: { $ne: '' } },
  { source: 'alta' },
  { consent: '0' },
  { consent: 'x' },
  { consent: '9'.repeat(20) },
  { status: 'confirmed' },
])('%j is refused, with a word for the field', async (body) => {
  const answer = await ask(body);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ code: 'body.invalid', details: { fields: expect.anything() } });
  expect(await rows('select 1 from pgboss.job')).toEqual([]);
});

test('a page opened before the text changed records the version that it showed, and one that never was is refused', async () => {
  const refused = await ask({ consent: '2' });
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'newsletter.consent_unknown',
      message: expect.stringMatching(/Reîncărcați pagina/),
    }),
  ]);
  expect(await rows('select 1 from pgboss.job')).toEqual([]);
  for (const version of [0, 1])
    await rows(`insert into setting_version (setting, version, value, saved_at)
      values ('consent-text:newsletter', ${version}, '{"text": "Textul ${version}", "link": "Date"}', now())`);
  for (const consent of ['1', '2']) expect((await ask({ consent })).statusCode).toBe(202);
  expect((await ask({ consent: '3' })).statusCode).toBe(409);
  expect(await rows(`select data ->> 'consent' as consent from pgboss.job order by id`)).toEqual([
    { consent: '1' },
    { consent: '2' },
  ]);
});

test('from the link of the mail to leaving and coming back', async () => {
  const id = await subscriber('pending');
  const confirm = await app.anonymous.post('/newsletter/subscriptions/confirm', {
    token: await linkOf(id, 'confirm'),
    countyCode: 'SB',
    domains: ['mediu'],
  });
  expect(confirm.json()).toEqual({ status: 'confirmed' });
  const token = await linkOf(id, 'manage');
  expect((await app.anonymous.post('/newsletter/subscriptions/unsubscribe', { token })).json()).toEqual({
    status: 'unsubscribed',
  });
  expect(await statuses()).toEqual(['unsubscribed']);
  await app.anonymous.post('/newsletter/subscriptions/resubscribe', { token });
  expect(await statuses()).toEqual(['confirmed']);
  for (const path of ['confirm', 'unsubscribe', 'resubscribe', 'preferences/read']) {
    const answer = await app.anonymous.post(`/newsletter/subscriptions/${path}`, { token: 'ghicit' });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([410, 'link.invalid']);
  }
});

test('what one is written about is read and changed by the link, which stands in no address', async () => {
  const token = await linkOf(await subscriber('confirmed'), 'manage');
  const choice = { countyCode: 'SB', domains: ['mediu'] };
  const change = (body: object) => app.anonymous.post('/newsletter/subscriptions/preferences', body);
  const read = async () => (await app.anonymous.post('/newsletter/subscriptions/preferences/read', { token })).json();
  expect(await read()).toEqual({ countyCode: null, domains: [] });
  expect((await change({ token, ...choice })).json()).toEqual({ status: 'confirmed' });
  expect(await read()).toEqual(choice);
  expect((await change({ token, countyCode: 'XX', domains: [] })).statusCode).toBe(400);
  expect((await change({ token })).statusCode).toBe(400);
  expect((await change({ token: 'ghicit', ...choice })).statusCode).toBe(410);
  expect(await read()).toEqual(choice);
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const oneClick = (token: string, payload = 'List-Unsubscribe=One-Click', headers: Record<string, string> = FORM) =>
  app.app.inject({ method: 'POST', url: `/api/public/newsletter/unsubscribe?token=${token}`, headers, payload });

test('a mail server unsubscribes by one post, without cookies or origin; again and for a stranger it answers alike', async () => {
  const token = await linkOf(await subscriber('confirmed'), 'manage');
  const first = await oneClick(token);
  expect([first.statusCode, await statuses()]).toEqual([200, ['unsubscribed']]);
  for (const other of [token, 'necunoscut']) expect((await oneClick(other)).body).toBe(first.body);
  expect(await rows('select step, source from subscriber_consent')).toEqual([
    { step: 'unsubscribed', source: 'one-click' },
  ]);
});

/** As mail services post it (RFC 8058, section 3.2). */
const multipart = (value: string, name = 'List-Unsubscribe') =>
  `--Limita\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--Limita--\r\n`;
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=Limita' };

test('the one-click route reads a multipart form as well, of the one field', async () => {
  const token = await linkOf(await subscriber('confirmed'), 'manage');
  const status = async (payload: string, headers: Record<string, string> = MULTIPART) =>
    (await oneClick(token, payload, headers)).statusCode;
  expect(await status(multipart('Two-Click'))).toBe(400);
  expect(await status(multipart('One-Click', 'x'))).toBe(400);
  expect(await status('--Limita\r\n')).toBe(400);
  expect(await status(multipart('One-Click'), { 'content-type': 'multipart/form-data' })).toBe(400);
  expect(await status(multipart('y'.repeat(1100)))).toBe(413);
  expect(await statuses()).toEqual(['confirmed']);
  expect(await status(multipart('One-Click'))).toBe(200);
  expect(await statuses()).toEqual(['unsubscribed']);
});

test.each([
  ['without a content type', {}],
  ['as a form', FORM],
  ['as a multipart form', MULTIPART],
  ['as another type', { 'content-type': 'text/plain' }],
])('a mail server may unsubscribe by an empty body, %s', async (_, headers) => {
  const token = await linkOf(await subscriber('confirmed'), 'manage');
  expect((await oneClick(token, '', headers)).statusCode).toBe(200);
  expect(await statuses()).toEqual(['unsubscribed']);
});

test('the one-click route takes its one sentence and nothing else', async () => {
  const token = await linkOf(await subscriber('confirmed'), 'manage');
  const status = async (...[payload, headers]: [payload?: string, headers?: Record<string, string>]) =>
    (await oneClick(token, payload, headers)).statusCode;
  expect(await status('List-Unsubscribe=Two-Click')).toBe(400);
  expect(await status(`List-Unsubscribe=One-Click&x=${'y'.repeat(1000)}`)).toBe(413);
  expect(await status('{}', { 'content-type': 'application/json' })).toBe(415);
  expect(await status(undefined, { ...FORM, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await status(undefined, { ...FORM, cookie: 'psp=1' })).toBe(403);
  expect(await statuses()).toEqual(['confirmed']);
});

test('no other route reads a form, and opening the address changes nothing but leads to the page', async () => {
  const form = { method: 'POST', headers: FORM, payload: 'email=ana%40exemplu.ro&source=footer&consent=1' } as const;
  expect((await app.app.inject({ ...form, url: '/api/public/newsletter/subscriptions' })).statusCode).toBe(415);
  const token = await linkOf(await subscriber('confirmed'), 'manage');
  const opened = await app.anonymous.get(`/newsletter/unsubscribe?token=${token}`);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/newsletter/dezabonare#${token}`]);
  expect(await statuses()).toEqual(['confirmed']);
});
