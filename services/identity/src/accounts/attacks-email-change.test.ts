import { describe, expect, test } from '@jest/globals';
import { issueEmailChange } from '@psp/domain/joining/accounts/issue-email-change';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import type { Actor } from '@psp/domain/actor';
import { restoreAccount, suspendAccount, removeTwoFactor } from '@psp/domain/overseeing/users/moderate';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { asSystem } from '@psp/domain/as-system';
import { acting } from '@psp/domain/testing/acting';

const here = await testPortal();
const { rows, mailsTo } = here;
const FRESH = 'Toamna-verde-34-pietre';
const { orm } = here.portal;

interface Victim {
  email: string;
  actor: Actor;
  browser: Browser;
}

const lastToken = async (email: string, template: string) =>
  (await mailsTo(email)).filter((mail) => mail.template === template).at(-1)?.data['token'] ?? '';
const moderated = async (act: typeof suspendAccount, { actor: { accountId } }: Victim) => {
  const { actor: admin } = await member(here.portal, { kind: 'admin' });
  const [row] = await rows<{ version: number }>('select version from account where id = ?', [accountId]);
  const input = { id: accountId, version: row?.version ?? 0, reason: 'Cont furat.' };
  await acting(orm)(admin, act, input);
};

/** What ends the hold of somebody who knew the password. */
const REMEDIES: Record<string, (victim: Victim) => Promise<void>> = {
  'changed the password': async ({ browser }) => {
    const answer = await browser.post('/user/password', { current: PASSWORD, password: FRESH });
    expect(answer.statusCode).toBe(204);
  },
  'recovered the password': async ({ email, browser }) => {
    await asSystem(orm, ({ db }) => issueRecovery(db, email));
    const token = await lastToken(email, 'recovery');
    expect((await browser.post('/verify', { type: 'recovery', token, password: FRESH })).statusCode).toBe(204);
  },
  'had the second factor reset': async (victim) => {
    await rows(`update account set totp_secret = 'x', totp_enabled_at = now() where id = ?`, [victim.actor.accountId]);
    await moderated(removeTwoFactor, victim);
  },
  'was suspended, and let in again': async (victim) => {
    await moderated(suspendAccount, victim);
    await moderated(restoreAccount, victim);
  },
};

/** A person whose password somebody else knows; that one is signed in and asks for the account. */
const robbed = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  // Beside a colleague who may go on while the person is suspended.
  await member(here.portal, { kind: 'uat', organisationId: person.actor.organisationId });
  const [victim, thief] = [new Browser(here.portal), new Browser(here.portal)];
  await victim.signIn(person.email);
  await thief.signIn(person.email);
  const wanted = `${crypto.randomUUID()}@rau.exemplu`;
  expect((await thief.post('/user/email', { email: wanted, password: PASSWORD })).statusCode).toBe(202);
  return { victim: { ...person, browser: victim }, wanted };
};
const mail = ({ accountId }: Actor, wanted: string) =>
  asSystem(orm, ({ db }) => issueEmailChange(db, accountId, wanted));
const addressOf = ({ accountId }: Actor) => rows('select email::text as email from account where id = ?', [accountId]);

describe.each(Object.keys(REMEDIES))('a change of the e-mail that a thief asked for, once its owner %s,', (name) => {
  test('cannot be confirmed any more', async () => {
    const { victim, wanted } = await robbed();
    await mail(victim.actor, wanted);
    const token = await lastToken(wanted, 'email-change');
    expect(token).not.toBe('');
    await REMEDIES[name]?.(victim);
    expect(codeOf(await new Browser(here.portal).post('/verify', { type: 'email', token }))).toBe('link.invalid');
    expect(await addressOf(victim.actor)).toEqual([{ email: victim.email }]);
  });

  test('is not even mailed when the worker comes to it later', async () => {
    const { victim, wanted } = await robbed();
    await REMEDIES[name]?.(victim);
    await mail(victim.actor, wanted);
    expect(await mailsTo(wanted)).toEqual([]);
  });
});

test('the owner is told at the present address as soon as it is asked for', async () => {
  const { victim, wanted } = await robbed();
  const told = (await mailsTo(victim.email)).find(({ template }) => template === 'email-change-requested');
  expect(told?.data).toEqual({ name: 'Ioana Test', email: wanted });
});
