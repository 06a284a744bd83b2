import { expect, test } from '@jest/globals';
import { codeFor } from '@psp/domain/testing/authenticator';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows, mailsTo } = here;

const administrator = () => member(here.portal, { kind: 'admin' });
const answer = (browser: Browser, code: string) => browser.enterCode(code);

test('the password alone opens no session; it shows what the authenticator needs, and nothing is set up yet', async () => {
  const { email, actor } = await administrator();
  const browser = new Browser(here.portal);
  const { session, challenge } = (await browser.signIn(email)).json<Record<string, Record<string, string>>>();
  expect(session).toBeNull();
  expect(challenge).toMatchObject({ kind: 'enrol', secret: expect.stringMatching(/^[A-Z2-7]{32}$/) });
  expect(challenge?.['uri']).toBe(
    `otpauth://totp/Portal%20PSP:${encodeURIComponent(email)}?secret=${challenge?.['secret']}&issuer=Portal%20PSP`,
  );
  expect(challenge?.['qr']).toMatch(/^<svg [^]*<\/svg>$/);
  expect(browser.session).toEqual([]);
  expect(await rows('select totp_secret from account where id = ?', [actor.accountId])).toEqual([
    { totp_secret: null },
  ]);
});

test('a code finishes it: session, ten recovery codes shown once and kept only as hashes, a mail', async () => {
  const { email, actor } = await administrator();
  const browser = new Browser(here.portal);
  const finished = (await browser.enrol(email, 'admin')).answer.json<Record<string, unknown>>();
  expect(finished).toMatchObject({ challenge: null, session: { organisation: { kind: 'admin' } } });
  const codes = finished['recoveryCodes'] as string[];
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{4}-[A-HJKMNP-Z2-9]{4}$/);
  const stored = JSON.stringify(await rows('select * from recovery_code where account_id = ?', [actor.accountId]));
  for (const code of codes) expect(stored).not.toMatch(new RegExp(code.replace('-', '-?'), 'i'));
  expect((await browser.get('/user')).json()).toMatchObject({
    twoFactor: { recoveryCodesLeft: 10, isRequired: true },
  });
  expect((await mailsTo(email)).map(({ template }) => template)).toEqual(['two-factor-changed']);
});

test('a second, older enrolment cannot replace the authenticator that was set up meanwhile', async () => {
  const { email } = await administrator();
  const thief = new Browser(here.portal);
  const { challenge } = (await thief.signIn(email)).json<{ challenge: { secret: string } }>();
  await new Browser(here.portal).enrol(email);
  expect(codeOf(await answer(thief, codeFor(challenge.secret)))).toBe('auth.challenge_expired');
  expect(thief.session).toEqual([]);
});

test('the demonstration’s administrator may do without, on a local portal', async () => {
  const { email, actor } = await administrator();
  await rows('update account set two_factor_optional = true where id = ?', [actor.accountId]);
  const browser = new Browser(here.portal);
  expect((await browser.signIn(email)).json()).toMatchObject({ session: { organisation: { kind: 'admin' } } });
  expect((await browser.get('/notifications')).statusCode).toBe(200);
});

test('a session of an administrator without second factor is not live, however it came to be', async () => {
  const admin = await here.portal.as({ kind: 'admin' });
  expect((await admin.get('/notifications')).statusCode).toBe(200);
  await rows('update session set second_factor_at = null where id = ?', [admin.sessionId]);
  expect((await admin.get('/notifications')).statusCode).toBe(401);
});
