import { expect, test } from '@jest/globals';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { makeLink } from '@psp/domain/joining/accounts/one-time-link';
import { newTotpSecret } from '@psp/domain/joining/accounts/totp';
import { Browser, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { createReadDb } from '@psp/domain/read-db';

const here = await testPortal();
const { rows } = here;
const FRESH = 'Toamna-verde-34-pietre';
const ROUNDS = 4;
/** People of one round: their calls wait for one counter of their address, on a busy machine too for less than a lock is waited for. */
const PEOPLE = 3;

/** What happens to one account at one moment, each from another place. */
const ready = async (passwordHash: string) => {
  const { actor, email, post } = await here.portal.as({ kind: 'uat', passwordHash });
  const { accountId } = actor;
  await rows('update account set totp_secret = ?, totp_enabled_at = now() where id = ?', [newTotpSecret(), accountId]);
  const half = [new Browser(here.portal), new Browser(here.portal), new Browser(here.portal)];
  for (const browser of half) await browser.signIn(email);
  const link = (purpose: 'recovery' | 'email', data = {}) =>
    makeLink(createReadDb(here.portal.orm), { accountId, purpose, minutes: 5, data });
  const [recovery, change] = [await link('recovery'), await link('email', { email: `noua-${email}` })];
  return [
    () => post('/user/password', { current: PASSWORD, password: FRESH }),
    () => new Browser(here.portal).post('/verify', { type: 'recovery', token: recovery, password: FRESH }),
    () => new Browser(here.portal).post('/verify', { type: 'email', token: change }),
    () => post('/user/email', { email: `alta-${email}`, password: PASSWORD }),
    ...half.map((browser) => () => browser.enterCode('000000')),
  ];
};

test('whatever is done to one account at the same moment, from everywhere, nobody is turned away as by a fault', async () => {
  const passwordHash = await hashPassword(PASSWORD);
  for (let round = 0; round < ROUNDS; round += 1) {
    const calls = await Promise.all(Array.from({ length: PEOPLE }, () => ready(passwordHash)));
    const answers = await Promise.all(calls.flat().map((call) => call()));
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => body)).toEqual([]);
  }
});
