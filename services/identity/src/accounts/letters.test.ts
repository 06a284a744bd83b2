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

test('a password is compared as it was typed', async () => {
  const { browser, email } = await signedIn();
  const withComma = WITH_CEDILLA.replaceAll('\u015F', 'ș').replaceAll('\u0163', 'ț');
  expect(codeOf(await new Browser(here.portal).signIn(email, withComma))).toBe('auth.invalid_credentials');
  expect((await browser.post('/user/password', { current: WITH_CEDILLA, password: withComma })).statusCode).toBe(204);
  expect((await new Browser(here.portal).signIn(email, withComma)).statusCode).toBe(200);
});
