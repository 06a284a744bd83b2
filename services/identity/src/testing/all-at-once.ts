import { expect } from '@jest/globals';
import { makeLink } from '@psp/domain/joining/accounts/one-time-link';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { newTotpSecret } from '@psp/domain/joining/accounts/totp';
import { createReadDb } from '@psp/domain/read-db';
import { Browser, PASSWORD } from './browser.ts';
import type { Here } from './portal.ts';

const FRESH = 'Toamna-verde-34-pietre';
/** Number of accounts. All requests wait for the counter of one IP address; with more, the wait could exceed the lock timeout. */
const PEOPLE = 3;

/** Returns concurrent requests on one account, each from another browser. */
const callsOn = async ({ portal, rows }: Here, passwordHash: string) => {
  const { actor, email, post } = await portal.as({ kind: 'uat', passwordHash });
  const { accountId } = actor;
  await rows('update account set totp_secret = ?, totp_enabled_at = now() where id = ?', [newTotpSecret(), accountId]);
  const half = [new Browser(portal), new Browser(portal), new Browser(portal)];
  for (const browser of half) await browser.signIn(email);
  const link = (purpose: 'recovery' | 'email', data = {}) =>
    makeLink(createReadDb(portal.orm), { accountId, purpose, minutes: 5, data });
  const [recovery, change] = [await link('recovery'), await link('email', { email: `noua-${email}` })];
  return [
    () => post('/user/password', { current: PASSWORD, password: FRESH }),
    () => new Browser(portal).post('/verify', { type: 'recovery', token: recovery, password: FRESH }),
    () => new Browser(portal).post('/verify', { type: 'email', token: change }),
    () => post('/user/email', { email: `alta-${email}`, password: PASSWORD }),
    ...half.map((browser) => () => browser.enterCode('000000')),
  ];
};

/** Sends all requests for several accounts at once, and expects no server errors. */
export async function allAtOnce(here: Here): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD);
  const calls = await Promise.all(Array.from({ length: PEOPLE }, () => callsOn(here, passwordHash)));
  const answers = await Promise.all(calls.flat().map((call) => call()));
  expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
}
