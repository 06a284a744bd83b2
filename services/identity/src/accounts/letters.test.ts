import { expect, test } from '@jest/globals';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { storePerson } from '@psp/bff-kit/testing/people';
import { Browser, codeOf } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const WITH_CEDILLA = 'Ro\u015Fia-\u0163ar\u0103-2026-nou\u0103';
const signedIn = async () => {
  const passwordHash = await hashPassword(WITH_CEDILLA);
  const { email } = await storePerson(here.portal.orm, { kind: 'uat', passwordHash });
  const browser = new Browser(here.portal);
  expect((await browser.signIn(email, WITH_CEDILLA)).statusCode).toBe(200);
  return { browser, email };
};

test('a name typed with cedillas is kept and shown with commas', async () => {
  const { browser } = await signedIn();
  const body = { displayName: '\u015Etefan \u0162epe\u015F', position: 'Inspector', phone: null, version: 1 };
  expect((await browser.put('/user', body)).json()).toMatchObject({ displayName: 'Ștefan Țepeș' });
  expect((await browser.get('/user')).json()).toMatchObject({ displayName: 'Ștefan Țepeș' });
});

test('a password is one at sign-in and when it is changed, however its letters are typed', async () => {
  const { browser, email } = await signedIn();
  const withComma = WITH_CEDILLA.replaceAll('\u015F', 'ș').replaceAll('\u0163', 'ț');
  expect((await new Browser(here.portal).signIn(email, withComma.normalize('NFD'))).statusCode).toBe(200);
  const change = (password: string) => browser.post('/user/password', { current: withComma, password });
  expect(codeOf(await change(withComma))).toBe('account.password_same');
  const next = 'Împărăția-șobolanilor-7';
  expect((await change(next.normalize('NFD'))).statusCode).toBe(204);
  expect((await new Browser(here.portal).signIn(email, next)).statusCode).toBe(200);
});

/** Of WITH_CEDILLA in NFD, at the least cost. */
const EARLIER_HASH = '$argon2id$v=19$m=8,t=1,p=1$Vir+IH7fh4uWcKcJD3lnLw$1XXooMj4F8iv/Z07z76CHdvbRyW8I0XpZcw2feK9QLE';

test('a password hashed as it was typed still opens the account', async () => {
  const { email } = await storePerson(here.portal.orm, { kind: 'uat', passwordHash: EARLIER_HASH });
  expect((await new Browser(here.portal).signIn(email, WITH_CEDILLA)).statusCode).toBe(200);
});
