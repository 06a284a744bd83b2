import { expect, test } from '@jest/globals';
import { asSystem } from '@psp/domain/as-system';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import { codeFor } from '@psp/domain/testing/authenticator';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows, mailsTo } = await testPortal();

test('five failures lock the account, the right password included, and no other account', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const browser = new Browser(portal, '10.0.0.2');
  for (let i = 0; i < 5; i += 1)
    expect(codeOf(await browser.signIn(email, 'gresita'))).toBe('auth.invalid_credentials');
  expect(codeOf(await browser.signIn(email))).toBe('auth.too_many_attempts');
  expect(codeOf(await new Browser(portal, '10.0.0.3').signIn(email.toUpperCase()))).toBe('auth.too_many_attempts');
  const { email: other } = await member(portal, { kind: 'uat' });
  expect((await browser.signIn(other)).statusCode).toBe(200);
  await rows(`update sign_in_failure set at = at - interval '16 minutes' where email = ?`, [email]);
  expect((await browser.signIn(email)).statusCode).toBe(200);
});

test('an unknown e-mail is locked like a known one', async () => {
  const browser = new Browser(portal, '10.0.0.4');
  for (let i = 0; i < 5; i += 1) await browser.signIn('fantoma@exemplu.ro', 'gresita');
  expect(codeOf(await browser.signIn('fantoma@exemplu.ro', 'gresita'))).toBe('auth.too_many_attempts');
});

test('guesses made at the same moment get no more answers than one after another', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const guesses = Array.from({ length: 12 }, () => new Browser(portal, '10.0.0.5').signIn(email, 'gresita'));
  const codes = (await Promise.all(guesses)).map(codeOf);
  expect(codes.filter((code) => code === 'auth.invalid_credentials')).toHaveLength(5);
  expect(codes.filter((code) => code === 'auth.too_many_attempts')).toHaveLength(7);
});

test('a success forgets the failures before it', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const proven = new Browser(portal, '10.0.0.6');
  for (let round = 0; round < 4; round += 1) {
    const browser = round % 2 ? proven : new Browser(portal, '10.0.0.6');
    for (let i = 0; i < 4; i += 1) await browser.signIn(email, 'gresita');
    expect((await browser.signIn(email)).statusCode).toBe(200);
  }
});

const fail = async (browser: Browser, email: string, times = 5) => {
  for (let i = 0; i < times; i += 1) await browser.signIn(email, 'gresita');
};

test.each(['uat', 'firma'] as const)(
  'a stranger’s failures keep no %s owner out of a device that was signed in from',
  async (kind) => {
    const { email } = await member(portal, { kind });
    const own = new Browser(portal, '10.0.1.1');
    await own.signIn(email);
    await own.signOut('local');
    await fail(new Browser(portal, '10.0.1.2'), email);
    expect(codeOf(await own.signIn(email, 'gresita'))).toBe('auth.invalid_credentials');
    expect((await own.signIn(email.toUpperCase())).statusCode).toBe(200);
    // The stranger is not let off by the owner's success.
    expect(codeOf(await new Browser(portal, '10.0.1.3').signIn(email))).toBe('auth.too_many_attempts');
  },
);

test('an administrator’s device is let in during a lock, up to the second factor and past it', async () => {
  const { email, actor } = await member(portal, { kind: 'admin' });
  const own = new Browser(portal, '10.0.1.4');
  const { secret } = await own.enrol(email);
  await rows('update account set totp_last_step = 0 where id = ?', [actor.accountId]);
  await fail(new Browser(portal, '10.0.1.5'), email);
  expect((await own.signIn(email, PASSWORD, 'admin')).json()).toMatchObject({ challenge: { kind: 'code' } });
  expect((await own.enterCode(codeFor(secret))).statusCode).toBe(200);
});

test('a proven device has five tries of its own, which lock nobody else', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const own = new Browser(portal, '10.0.1.6');
  await own.signIn(email);
  await fail(own, email);
  expect(codeOf(await own.signIn(email))).toBe('auth.too_many_attempts');
  expect((await new Browser(portal, '10.0.1.7').signIn(email)).statusCode).toBe(200);
  expect(codeOf(await own.signIn(email))).toBe('auth.too_many_attempts');
});

test('a device is proven for the accounts that were signed in to from it, and for no other', async () => {
  const [own, other] = [await member(portal, { kind: 'uat' }), await member(portal, { kind: 'uat' })];
  const browser = new Browser(portal, '10.0.1.8');
  await browser.signIn(own.email);
  await fail(new Browser(portal, '10.0.1.9'), other.email);
  expect(codeOf(await browser.signIn(other.email))).toBe('auth.too_many_attempts');
});

test('with the account and the whole address locked the owner recovers the password and goes on from there', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const owner = new Browser(portal, '10.0.1.10');
  await rows(`insert into sign_in_failure (email, address) select 'b' || i, '10.0.1.10' from generate_series(1, 50) i`);
  await fail(new Browser(portal, '10.0.1.11'), email);
  expect(codeOf(await owner.signIn(email))).toBe('auth.too_many_attempts');
  expect((await owner.post('/recover', { email })).statusCode).toBe(202);
  await asSystem(portal.orm, ({ db }) => issueRecovery(db, email));
  const token = (await mailsTo(email)).find(({ template }) => template === 'recovery')?.data['token'];
  const password = 'Toamna-verde-34-pietre';
  expect((await owner.post('/verify', { type: 'recovery', token, password })).statusCode).toBe(204);
  await fail(new Browser(portal, '10.0.1.12'), email);
  expect((await owner.signIn(email, password)).statusCode).toBe(200);
});

test('an address that fails fifty times is locked for every account', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  await rows(
    `insert into sign_in_failure (email, address) select 'a' || i, '10.0.0.7' from generate_series(1, 50) i`,
    [],
  );
  expect(codeOf(await new Browser(portal, '10.0.0.7').signIn(email))).toBe('auth.too_many_attempts');
  expect((await new Browser(portal, '10.0.0.8').signIn(email)).statusCode).toBe(200);
});
