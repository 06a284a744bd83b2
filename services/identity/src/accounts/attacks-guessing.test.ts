import { expect, test } from '@jest/globals';
import { createTestApp } from '@psp/bff-kit/testing/app';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import { codeFor } from '@psp/domain/testing/authenticator';
import { identity } from '../app.ts';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { asSystem } from '@psp/domain/as-system';

const here = await testPortal();
const { rows, mailsTo } = here;
const count = (codes: string[], code: string) => codes.filter((one) => one === code).length;

test('two hundred accounts tried from one address are limited, whichever process answers', async () => {
  const second = await createTestApp(identity, { orm: here.portal.orm, area: 'identity' });
  const portals = [here.portal, second];
  const codes: string[] = [];
  for (let n = 0; n < 200; n += 1) {
    const browser = new Browser(portals[n % 2] ?? second, '10.66.0.1');
    codes.push(codeOf(await browser.signIn(`tinta-${n}@exemplu.ro`, 'Primavara2026!')));
  }
  await second.close();
  expect([count(codes, 'auth.invalid_credentials'), count(codes, 'auth.too_many_attempts')]).toEqual([50, 150]);
});

test('five failures lock the account from any address, in every process, while its password can be recovered', async () => {
  const { email } = await member(here.portal, { kind: 'uat' });
  const second = await createTestApp(identity, { orm: here.portal.orm, area: 'identity' });
  for (let n = 0; n < 5; n += 1) await new Browser(here.portal, `10.67.0.${n}`).signIn(email, 'gresita');
  expect(codeOf(await new Browser(second, '10.67.1.1').signIn(email))).toBe('auth.too_many_attempts');
  await second.close();
  expect((await new Browser(here.portal, '10.67.1.2').post('/recover', { email })).statusCode).toBe(202);
  const password = 'Toamna-verde-34-pietre';
  const token = await recoveryToken(email);
  expect((await new Browser(here.portal).post('/verify', { type: 'recovery', token, password })).statusCode).toBe(204);
  expect((await new Browser(here.portal, '10.67.1.3').signIn(email, password)).statusCode).toBe(200);
});

const recoveryToken = async (email: string): Promise<string> => {
  await asSystem(here.portal.orm, ({ db }) => issueRecovery(db, email));
  return (await mailsTo(email)).filter(({ template }) => template === 'recovery').at(-1)?.data['token'] ?? '';
};

/** An administrator whose authenticator is set up, and whose password somebody else knows. */
const target = async () => {
  const { email, actor } = await member(here.portal, { kind: 'admin' });
  const { secret } = await new Browser(here.portal).enrol(email);
  await rows('update account set totp_last_step = 0 where id = ?', [actor.accountId]);
  return { email, secret, accountId: actor.accountId };
};
const challenged = async (email: string, password?: string) => {
  const browser = new Browser(here.portal);
  await browser.signIn(email, password);
  return browser;
};
const guess = (browser: Browser, code: string) => browser.enterCode(code);
const wrongCode = (secret: string) => String((Number(codeFor(secret)) + 500_000) % 1_000_000).padStart(6, '0');

test('a code that was used is refused, also in a new challenge and with an older one after it', async () => {
  const { email, secret } = await target();
  const [first, second, third] = [await challenged(email), await challenged(email), await challenged(email)];
  const code = codeFor(secret);
  expect((await guess(first, code)).statusCode).toBe(200);
  expect(codeOf(await guess(second, code))).toBe('auth.code_invalid');
  expect(codeOf(await guess(third, codeFor(secret, -1)))).toBe('auth.code_invalid');
});

test('five wrong codes lock the account: not even the right one, another challenge or the password helps', async () => {
  const { email, secret } = await target();
  const [browser, other] = [await challenged(email), await challenged(email)];
  for (let n = 0; n < 5; n += 1) expect(codeOf(await guess(browser, wrongCode(secret)))).toBe('auth.code_invalid');
  expect(codeOf(await guess(browser, codeFor(secret)))).toBe('auth.challenge_expired');
  expect(codeOf(await guess(other, codeFor(secret)))).toBe('auth.too_many_attempts');
  expect(codeOf(await other.signIn(email))).toBe('auth.too_many_attempts');
  expect([browser.session, other.session]).toEqual([[], []]);
});

test('guesses made at the same moment get no more answers', async () => {
  const { email, secret } = await target();
  const browsers = [await challenged(email), await challenged(email), await challenged(email)];
  const guesses = Array.from({ length: 24 }, (_, n) => browsers[n % 3]?.copy() ?? new Browser(here.portal));
  const codes = (await Promise.all(guesses.map((browser) => guess(browser, wrongCode(secret))))).map(codeOf);
  expect(count(codes, 'auth.code_invalid')).toBe(5);
});

test('somebody who also reads the mailbox, and so unlocks the account, still tries twenty codes an hour, the enrolment among them', async () => {
  const { email, secret } = await target();
  const codes: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    const password = `Toamna-verde-34-pietre-${round}`;
    await new Browser(here.portal).post('/verify', { type: 'recovery', token: await recoveryToken(email), password });
    const browser = await challenged(email, password);
    for (let n = 0; n < 4; n += 1) codes.push(codeOf(await guess(browser, wrongCode(secret))));
  }
  expect([count(codes, 'auth.code_invalid'), count(codes, 'rate.limited')]).toEqual([19, 5]);
});
