import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();

const signedIn = async () => {
  const person = await member(portal, { kind: 'uat' });
  const browser = new Browser(portal);
  await browser.signIn(person.email);
  const [sessionId = ''] = (browser.cookies.get('psp_refresh')?.value ?? '').split('.');
  return { ...person, browser, sessionId };
};
const change = (sql: string, id: string) => rows(`update session set ${sql} where id = ?`, [id]);

test('without cookies nobody is signed in', async () => {
  expect((await new Browser(portal).get('/session')).json()).toEqual({ session: null });
});

test('a token that no longer holds asks for a renewal', async () => {
  const browser = new Browser(portal);
  browser.cookies.set('psp_access', { value: 'a.b.c', path: '/' });
  expect(codeOf(await browser.get('/session'))).toBe('auth.required');
});

test('a session that ended, expired or lay idle is gone on the next request, everywhere', async () => {
  for (const how of ['ended_at = now()', 'expires_at = now()', "last_seen_at = now() - interval '8 days'"]) {
    const { browser, sessionId } = await signedIn();
    expect((await browser.get('/notifications')).statusCode).toBe(200);
    await change(how, sessionId);
    expect(codeOf(await browser.get('/session'))).toBe('auth.required');
    expect(codeOf(await browser.get('/notifications'))).toBe('auth.required');
    expect(codeOf(await browser.renew())).toBe('auth.required');
  }
});

test('a token for the session of somebody else opens nothing', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const browser = new Browser(portal);
  for (const sid of [other.sessionId, randomUUID()]) {
    browser.cookies.set('psp_access', { value: portal.tokens.sign({ sub: one.actor.accountId, sid }), path: '/' });
    const response = await browser.get('/session');
    expect([response.statusCode, codeOf(response)]).toEqual([401, 'auth.required']);
  }
});

test('a suspension, of the organisation or the person, holds on the next request; the session can be seen and ended', async () => {
  const resubmit = (browser: Browser) => browser.post('/application/resubmit', { version: 1 });
  const notifications = (browser: Browser) => browser.get('/notifications');
  for (const [act, sql] of [
    [resubmit, `update organisation set status = 'suspended' where id = ?`],
    [
      notifications,
      `update account set status = 'suspended' where id = (select account_id from membership where organisation_id = ?)`,
    ],
  ] as const) {
    const { browser, actor } = await signedIn();
    expect(codeOf(await act(browser))).not.toBe('auth.organisation_not_active');
    await rows(sql, [actor.organisationId]);
    expect(codeOf(await act(browser))).toBe('auth.organisation_not_active');
    expect((await browser.get('/session')).json()).toMatchObject({
      session: { organisation: { status: 'suspended' } },
    });
    expect((await browser.signOut('local')).statusCode).toBe(204);
  }
});

test('a change of role shows on the next request, a lost membership ends the session', async () => {
  const { browser, actor } = await signedIn();
  await portal.as({ kind: 'uat', organisationId: actor.organisationId });
  await rows(`update membership set role = 'viewer' where account_id = ?`, [actor.accountId]);
  expect((await browser.get('/session')).json()).toMatchObject({ session: { role: 'viewer' } });
  await rows('delete from membership where account_id = ?', [actor.accountId]);
  expect(codeOf(await browser.get('/session'))).toBe('auth.required');
});

test('a session in use is noted as seen, at most once a minute', async () => {
  const { browser, sessionId } = await signedIn();
  const seen = () =>
    rows<{ age: number }>('select extract(epoch from now() - last_seen_at)::float8 as age from session where id = ?', [
      sessionId,
    ]);
  await change("last_seen_at = now() - interval '5 seconds'", sessionId);
  await browser.get('/session');
  expect((await seen())[0]?.age).toBeGreaterThan(4);
  await change("last_seen_at = now() - interval '70 seconds'", sessionId);
  await browser.get('/session');
  // The answer does not wait for the note.
  for (let tries = 0; tries < 100 && ((await seen())[0]?.age ?? 99) > 60; tries += 1) await browser.get('/session');
  expect((await seen())[0]?.age).toBeLessThan(60);
});

test('asking how to prove again who one is tells it, and neither sends nor changes anything', async () => {
  const { email, actor } = await member(portal, { kind: 'firma' });
  const browser = new Browser(portal);
  expect(codeOf(await browser.get('/reauthenticate'))).toBe('auth.required');
  await browser.signIn(email);
  const state = () =>
    rows(
      `select (select count(*) from mail) as mails, (select count(*) from one_time_link) as links, s.*
      from session s where account_id = ? and refresh_hash <> ''`,
      [actor.accountId],
    );
  const before = await state();
  expect((await browser.get('/reauthenticate')).json()).toEqual({ method: 'password' });
  expect(await state()).toEqual(before);
});
