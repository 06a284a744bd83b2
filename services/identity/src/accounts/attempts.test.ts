import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();

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
  const browser = new Browser(portal, '10.0.0.6');
  for (let round = 0; round < 2; round += 1) {
    for (let i = 0; i < 4; i += 1) await browser.signIn(email, 'gresita');
    expect((await browser.signIn(email)).statusCode).toBe(200);
  }
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
