import { expect, test } from '@jest/globals';
import { resetTwoFactor } from '@psp/domain/joining/accounts/two-factor';
import { codeFor } from '@psp/domain/testing/authenticator';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { asSystem } from '@psp/domain/as-system';

const here = await testPortal();
const { rows, mailsTo } = here;
const withPassword = { password: PASSWORD };

const signedIn = async () => {
  const person = await member(here.portal, { kind: 'firma' });
  const browser = new Browser(here.portal);
  await browser.signIn(person.email);
  return { ...person, browser };
};
const propose = async (browser: Browser) =>
  (await browser.post('/factors', withPassword)).json<{ secret: string; uri: string; qr: string }>();
const enrolled = async () => {
  const person = await signedIn();
  const { secret } = await propose(person.browser);
  const answer = await person.browser.enterCode(codeFor(secret), 'enrolment');
  return { ...person, secret, codes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
};
const factorOf = async (browser: Browser) => (await browser.get('/user')).json<{ twoFactor: object }>().twoFactor;
const changes = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'two-factor-changed').map(({ data }) => data['change']);

test('turning it on takes the password and a code; only then does it hold', async () => {
  const { browser, email, actor } = await signedIn();
  expect(codeOf(await browser.post('/factors', { password: 'gresita' }))).toBe('account.password_wrong');
  const { secret, uri, qr } = await propose(browser);
  expect([uri, qr]).toEqual([expect.stringContaining(`secret=${secret}`), expect.stringMatching(/^<svg /)]);
  expect(codeOf(await browser.enterCode(codeFor(secret, 5), 'enrolment'))).toBe('auth.code_invalid');
  expect(await factorOf(browser)).toMatchObject({ enabledAt: null });
  const answer = await browser.enterCode(codeFor(secret), 'enrolment');
  expect(answer.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(await factorOf(browser)).toEqual({ enabledAt: expect.any(String), recoveryCodesLeft: 10, isRequired: false });
  expect(await changes(email)).toEqual(['enabled']);
  const acts = `select outcome from audit where account_id = ? and action = 'account.enableTwoFactor' and outcome = 'done'`;
  expect(await rows(acts, [actor.accountId])).toHaveLength(1);
});

test('a proposal is confirmed once, within 15 minutes, and by its own person', async () => {
  const { browser, actor } = await signedIn();
  const { secret } = await propose(browser);
  const { browser: other } = await signedIn();
  expect(codeOf(await other.enterCode(codeFor(secret), 'enrolment'))).toBe('auth.challenge_expired');
  await rows('update one_time_link set expires_at = now() where account_id = ?', [actor.accountId]);
  expect(codeOf(await browser.enterCode(codeFor(secret), 'enrolment'))).toBe('auth.challenge_expired');
  const second = await propose(browser);
  expect(codeOf(await browser.enterCode(codeFor(secret), 'enrolment'))).toBe('auth.code_invalid');
  expect((await browser.enterCode(codeFor(second.secret), 'enrolment')).statusCode).toBe(200);
  expect(codeOf(await browser.enterCode(codeFor(second.secret), 'enrolment'))).toBe('auth.challenge_expired');
});

test('secrets and recovery codes are not kept under an Idempotency-Key', async () => {
  const { browser, actor } = await enrolled();
  await browser.post('/factors/recovery-codes', withPassword);
  expect(await rows('select 1 from idempotency where account_id = ?', [actor.accountId])).toEqual([]);
});

test('the session in which it was turned on counts as signed in with both factors', async () => {
  const { browser, actor } = await enrolled();
  const { actor: admin } = await here.portal.as({ kind: 'admin' });
  const { organisationId } = admin;
  await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'viewer')`, [
    actor.accountId,
    organisationId,
  ]);
  expect((await browser.post('/session/organisation', { organisationId })).statusCode).toBe(200);
});

test('turning it off takes the password, and sign-in asks for no code any more', async () => {
  const { browser, email } = await enrolled();
  expect(codeOf(await browser.delete('/factors/totp', { password: 'gresita' }))).toBe('account.password_wrong');
  const view = (await browser.delete('/factors/totp', withPassword)).json<{ twoFactor: object }>();
  expect(view.twoFactor).toEqual({ enabledAt: null, recoveryCodesLeft: 0, isRequired: false });
  expect((await new Browser(here.portal).signIn(email)).json()).toMatchObject({ challenge: null });
  expect(codeOf(await browser.delete('/factors/totp', withPassword))).toBe('action.not_allowed');
  expect(await changes(email)).toEqual(['enabled', 'disabled']);
});

test('administrators keep it, and may replace the authenticator', async () => {
  const { email, actor } = await member(here.portal, { kind: 'admin' });
  const browser = new Browser(here.portal);
  const { secret: before } = await browser.enrol(email);
  const refused = await browser.delete('/factors/totp', withPassword);
  expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'account.two_factor_mandatory']);
  const { secret } = await propose(browser);
  expect((await browser.enterCode(codeFor(secret), 'enrolment')).statusCode).toBe(200);
  await rows('update account set totp_last_step = 0 where id = ?', [actor.accountId]);
  const next = new Browser(here.portal);
  await next.signIn(email);
  expect(codeOf(await next.enterCode(codeFor(before)))).toBe('auth.code_invalid');
  expect((await next.enterCode(codeFor(secret))).statusCode).toBe(200);
});

test('new recovery codes replace the old ones', async () => {
  const { browser, email, codes } = await enrolled();
  const renewed = (await browser.post('/factors/recovery-codes', withPassword)).json<{ recoveryCodes: string[] }>();
  expect(renewed.recoveryCodes).toHaveLength(10);
  const next = new Browser(here.portal);
  await next.signIn(email);
  expect(codeOf(await next.enterCode(codes[0]))).toBe('auth.code_invalid');
  expect((await next.enterCode(renewed.recoveryCodes[0])).statusCode).toBe(200);
  expect(await changes(email)).toEqual(['enabled', 'codes']);
});

test('without a second factor there are no recovery codes to renew', async () => {
  const { browser } = await signedIn();
  expect(codeOf(await browser.post('/factors/recovery-codes', withPassword))).toBe('action.not_allowed');
});

test('a reset takes it off and ends every session; an administrator enrols anew', async () => {
  const { email, actor } = await member(here.portal, { kind: 'admin' });
  const browser = new Browser(here.portal);
  await browser.enrol(email);
  const reset = () => asSystem(here.portal.orm, ({ db }) => resetTwoFactor(db, actor.accountId));
  expect(await reset()).toBe(true);
  expect(await reset()).toBe(false);
  expect(codeOf(await browser.get('/session'))).toBe('auth.required');
  expect((await new Browser(here.portal).enrol(email)).answer.statusCode).toBe(200);
});
