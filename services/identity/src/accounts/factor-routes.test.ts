import { describe, expect, test } from '@jest/globals';
import { codeFor } from '@psp/domain/testing/authenticator';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows } = here;

/** Somebody whose authenticator was set up a while ago. */
const enrolled = async (kind: 'admin' | 'uat' = 'admin') => {
  const person = await member(here.portal, { kind });
  const browser = new Browser(here.portal);
  if (kind === 'admin') {
    const { secret, answer } = await browser.enrol(person.email);
    await forgetSteps(person.actor.accountId);
    return { ...person, secret, recoveryCodes: answer.json<{ recoveryCodes: string[] }>().recoveryCodes };
  }
  await browser.signIn(person.email);
  const { secret } = (await browser.post('/factors', { password: 'parola-corecta-2026' })).json<{ secret: string }>();
  const { recoveryCodes } = (await browser.enterCode(codeFor(secret), 'enrolment')).json<{
    recoveryCodes: string[];
  }>();
  await forgetSteps(person.actor.accountId);
  return { ...person, secret, recoveryCodes };
};
const forgetSteps = (accountId: string) => rows('update account set totp_last_step = 0 where id = ?', [accountId]);
const challenged = async (email: string, address?: string) => {
  const browser = new Browser(here.portal, address);
  const answer = await browser.signIn(email);
  expect(answer.json()).toEqual({ session: null, challenge: { kind: 'code' }, memberships: [], recoveryCodes: null });
  return browser;
};
const answer = (browser: Browser, code: string) => browser.enterCode(code);

describe('the code', () => {
  test('is asked of everybody who has set one up, and may be written with a space', async () => {
    const { email, secret } = await enrolled('uat');
    const browser = await challenged(email);
    const code = codeFor(secret);
    const finished = await answer(browser, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(finished.json()).toMatchObject({ session: { organisation: { kind: 'uat' } }, recoveryCodes: null });
    expect((await browser.get('/session')).statusCode).toBe(200);
  });

  test('is accepted once, also when two bring it at the same moment', async () => {
    const { email, secret } = await enrolled();
    const browsers = [await challenged(email), await challenged(email), await challenged(email)];
    const code = codeFor(secret);
    const answers = await Promise.all(browsers.map((browser) => answer(browser, code)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  test('the challenge is answered once and within five minutes', async () => {
    const { email, secret, actor } = await enrolled();
    const browser = await challenged(email);
    const copy = browser.copy();
    expect((await answer(browser, codeFor(secret))).statusCode).toBe(200);
    await forgetSteps(actor.accountId);
    expect(codeOf(await answer(copy, codeFor(secret)))).toBe('auth.challenge_expired');
    const late = await challenged(email);
    await rows(`update one_time_link set expires_at = now() where account_id = ?`, [actor.accountId]);
    expect(codeOf(await answer(late, codeFor(secret)))).toBe('auth.challenge_expired');
    expect(codeOf(await answer(new Browser(here.portal), codeFor(secret)))).toBe('auth.challenge_expired');
  });

  test('does not help somebody who was suspended since the password', async () => {
    const { email, secret, actor } = await enrolled();
    const browser = await challenged(email);
    await rows(`update account set status = 'suspended' where id = ?`, [actor.accountId]);
    expect(codeOf(await answer(browser, codeFor(secret)))).toBe('auth.account_suspended');
    expect(browser.session).toEqual([]);
  });
});

describe('recovery codes', () => {
  test('each opens one session, however it is spelled', async () => {
    const { email, recoveryCodes } = await enrolled();
    const [first = '', second = ''] = recoveryCodes;
    expect((await answer(await challenged(email), first)).statusCode).toBe(200);
    expect(codeOf(await answer(await challenged(email), first))).toBe('auth.code_invalid');
    const browser = await challenged(email);
    expect((await answer(browser, second.toLowerCase().replace('-', ' '))).statusCode).toBe(200);
    expect((await browser.get('/user')).json()).toMatchObject({ twoFactor: { recoveryCodesLeft: 8 } });
  });

  test('one used twenty times at the same moment opens one session', async () => {
    const { email, recoveryCodes } = await enrolled();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => challenged(email)));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        answer(browsers[i % 4]?.copy() ?? new Browser(here.portal), recoveryCodes[0] ?? ''),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('are of no use to another account', async () => {
    const [one, other] = [await enrolled(), await enrolled()];
    expect(codeOf(await answer(await challenged(one.email), other.recoveryCodes[0] ?? ''))).toBe('auth.code_invalid');
  });
});

test('a browser learns whether its code may still be given, which uses nothing up', async () => {
  const { email, secret, actor } = await enrolled();
  const awaited = async (browser: Browser) => (await browser.post('/factors/totp/challenge')).json();
  expect(await awaited(new Browser(here.portal))).toEqual({ kind: null });
  const browser = await challenged(email);
  for (let i = 0; i < 6; i += 1) expect(await awaited(browser)).toEqual({ kind: 'code' });
  const copy = browser.copy();
  expect((await answer(browser, codeFor(secret))).statusCode).toBe(200);
  for (const one of [browser, copy]) expect(await awaited(one)).toEqual({ kind: null });
  await forgetSteps(actor.accountId);
  const late = await challenged(email);
  await rows(`update one_time_link set expires_at = now() where account_id = ? and used_at is null`, [actor.accountId]);
  expect(await awaited(late)).toEqual({ kind: null });
  const newcomer = await member(here.portal, { kind: 'admin' });
  const enrolling = new Browser(here.portal);
  await enrolling.signIn(newcomer.email);
  expect(await awaited(enrolling)).toEqual({ kind: null });
});
