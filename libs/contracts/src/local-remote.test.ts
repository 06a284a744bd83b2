import { expect, test } from '@jest/globals';
import { endedRemoteCookie, localRemote, localRemoteCookie, readLocalRemote } from './local-remote.ts';

const uat = { name: 'mfe_uat', origin: 'http://localhost:4173' };

test.each([true, false])('the cookie is read among other cookies (https: %s)', (isSecure) => {
  const cookies = (own: string) => `a=1; ${own}; psp_signed_in=1`;
  expect(readLocalRemote(cookies(localRemoteCookie(uat, isSecure)), isSecure)).toEqual(uat);
  expect(readLocalRemote(cookies(endedRemoteCookie(isSecure)), isSecure)).toBeNull();
  expect(readLocalRemote('', isSecure)).toBeNull();
});

test('under https a cookie that another host of the domain can set is not read', () => {
  expect(readLocalRemote(localRemoteCookie(uat, false), true)).toBeNull();
});

test.each([
  ['mfe_uat', 'https://rau.example'],
  ['mfe_uat', 'http://localhost.rau.example:80'],
  ['mfe_uat', 'http://localhost:4173/x'],
  ['mfe_uat', 'http://localhost:4173 https://rau.example'],
  ['mfe_uat', 'http://10.0.0.1:4173'],
  ['mfe_uat', 'http://localhost'],
  ['shell', 'http://localhost:4173'],
  ['', ''],
])('%s from %s is no override', (name, origin) => {
  expect(localRemote(name, origin)).toBeNull();
});
