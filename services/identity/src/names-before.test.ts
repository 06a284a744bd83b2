import { expect, test } from '@jest/globals';
import { codeFor } from '@psp/domain/testing/authenticator';
import { Browser, codeOf, member, PASSWORD } from './testing/browser.ts';
import { testPortal } from './testing/portal.ts';

const { portal, rows } = await testPortal();

test('a shell of the release before signs in, renews and signs out under the names it knows', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const [browser, other] = [new Browser(portal), new Browser(portal)];
  for (const one of [browser, other])
    expect((await one.post('/session', { email, password: PASSWORD })).statusCode).toBe(200);
  expect(codeOf(await browser.post('/admin-session', { email, password: PASSWORD }))).toBe('auth.not_admin');
  expect((await browser.post('/session/refresh')).statusCode).toBe(204);
  expect((await browser.post('/session/end', {})).statusCode).toBe(204);
  expect((await other.get('/session')).json()).toMatchObject({ session: { account: { email } } });
});

test('it switches a second factor on, is asked for a code, and switches it off', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const browser = new Browser(portal);
  await browser.signIn(email);
  const { secret } = (await browser.post('/factors', { password: PASSWORD })).json<{ secret: string }>();
  const confirmed = await browser.post('/factors/verify', { code: codeFor(secret) });
  expect(confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
  const next = new Browser(portal);
  await next.post('/session', { email, password: PASSWORD });
  expect((await next.get('/session/challenge')).json()).toEqual({ kind: 'code' });
  const [code] = confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes;
  expect((await next.post('/session/second-factor', { code })).statusCode).toBe(200);
  expect((await next.post('/factors/disable', { password: PASSWORD })).json()).toMatchObject({
    twoFactor: { enabledAt: null },
  });
});

test('its links of mails are judged alike', async () => {
  const token = 'x'.repeat(43);
  for (const [path, body] of [
    ['/confirm', { token }],
    ['/recover/check', { token }],
    ['/recover/complete', { token, password: 'Toamna-verde-34-pietre' }],
  ] as const)
    expect(codeOf(await new Browser(portal).post(path, body))).toBe('link.invalid');
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
  expect((await browser.get('/reauthenticate')).json()).toEqual({
    method: 'password',
    passwordAt: expect.stringMatching(/^\d{4}-.*T/),
    secondFactorAt: null,
  });
  expect(await state()).toEqual(before);
});
