import { expect, test } from '@jest/globals';
import { confirmEmailChange } from '@psp/domain/joining/accounts/confirm-email-change';
import { issueEmailChange, requestEmailChange } from '@psp/domain/joining/accounts/issue-email-change';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import { Browser, codeOf, member, PASSWORD } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { asSystem } from '@psp/domain/as-system';
import { acting } from '@psp/domain/testing/acting';
import type { Actor } from '@psp/domain/actor';

const here = await testPortal();
const { rows, mailsTo } = here;

const signedIn = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  const browser = new Browser(here.portal);
  await browser.signIn(person.email);
  return { ...person, browser };
};
const acts = (accountId: string) =>
  rows(`select action from audit where account_id = ? and entity = 'account' and outcome = 'done' order by id`, [
    accountId,
  ]);
const { orm } = here.portal;
const tokenTo = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'email-change').at(-1)?.data['token'] ?? '';
const issue = async (actor: Actor, email: string) => {
  await acting(orm)(actor, requestEmailChange, { email });
  await asSystem(orm, ({ db }) => issueEmailChange(db, actor.accountId, email));
  return tokenTo(email);
};
const confirm = (token: string) => asSystem(orm, (write) => confirmEmailChange(write, { token }));
const fresh = () => `${crypto.randomUUID()}@exemplu.ro`;

test('a change of the e-mail is answered alike whether or not the address is taken, and mailed to a free one only', async () => {
  const { browser, email: present, actor } = await signedIn();
  const taken = (await member(here.portal, { kind: 'firma' })).email;
  for (const email of [fresh(), taken]) {
    const answer = await browser.post('/user/email', { email, password: PASSWORD });
    expect([answer.statusCode, answer.json()]).toEqual([202, {}]);
    const [{ payload } = { payload: null }] = await rows<{ payload: object | null }>(
      `select data as payload from pgboss.job where data ->> 'email' = ?`,
      [email],
    );
    expect(payload).toEqual({ kind: 'email-change', accountId: actor.accountId, email });
  }
  expect((await mailsTo(present)).map(({ data }) => data['email'])).toEqual([expect.any(String), taken]);
  expect(await acts(actor.accountId)).toEqual([
    { action: 'account.requestEmailChange' },
    { action: 'account.requestEmailChange' },
  ]);
  expect(await issue(actor, taken)).toBe('');
});

test('a change of the e-mail asks for the password', async () => {
  const { browser } = await signedIn();
  const answer = await browser.post('/user/email', { email: fresh(), password: 'gresita' });
  expect(codeOf(answer)).toBe('account.password_wrong');
});

test('a change of the e-mail holds once the new address has confirmed it; the old one is told and its recovery links are void', async () => {
  const { browser, email: old, actor } = await signedIn();
  const email = fresh();
  await asSystem(orm, ({ db }) => issueRecovery(db, old));
  const recovery = (await mailsTo(old)).find(({ template }) => template === 'recovery')?.data['token'] ?? '';
  const token = await issue(actor, email);
  expect((await browser.get('/user')).json()).toMatchObject({ email: old });
  expect(await confirm(token)).toEqual({ email });
  expect((await browser.get('/user')).json()).toMatchObject({ email });
  expect((await mailsTo(old)).at(-1)).toMatchObject({ template: 'email-changed', data: { email } });
  const late = await browser.post('/verify', { type: 'recovery', token: recovery, password: 'Toamna-verde-34-pietre' });
  expect(codeOf(late)).toBe('link.invalid');
  expect(await acts(actor.accountId)).toEqual([
    { action: 'account.requestEmailChange' },
    { action: 'account.changeEmail' },
  ]);
  expect((await new Browser(here.portal).signIn(email)).statusCode).toBe(200);
});

test('the same link again says the same; an older, expired or invented one changes nothing', async () => {
  const { actor } = await signedIn();
  const [first, second] = [fresh(), fresh()];
  const old = await issue(actor, first);
  const token = await issue(actor, second);
  await expect(confirm(old)).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await confirm(token)).toEqual({ email: second });
  expect(await confirm(token)).toEqual({ email: second });
  expect(await confirm('x'.repeat(43))).toBeNull();
  const late = await issue(actor, first);
  await rows('update one_time_link set expires_at = now() where account_id = ?', [actor.accountId]);
  await expect(confirm(late)).rejects.toMatchObject({ code: 'link.invalid' });
});

test('a change that waits is seen in the account, asked for again without the password, and given up', async () => {
  const { browser, email: present, actor } = await signedIn();
  const pending = async () => (await browser.get('/user')).json<{ pendingEmail: unknown }>().pendingEmail;
  expect(await pending()).toBeNull();
  expect(codeOf(await browser.post('/user/email/resend'))).toBe('action.not_allowed');
  const email = fresh();
  const first = await issue(actor, email);
  expect(await pending()).toEqual({ email, expiresAt: expect.any(String) });
  const again = await browser.post('/user/email/resend');
  expect(again.json()).toMatchObject({ email: present, pendingEmail: { email } });
  await asSystem(orm, ({ db }) => issueEmailChange(db, actor.accountId, email));
  await expect(confirm(first)).rejects.toMatchObject({ code: 'link.invalid' });
  const token = await tokenTo(email);
  expect((await browser.post('/user/email/cancel')).json()).toMatchObject({ pendingEmail: null });
  await browser.post('/user/email/cancel');
  await expect(confirm(token)).rejects.toMatchObject({ code: 'link.invalid' });
  expect(await acts(actor.accountId)).toEqual([
    { action: 'account.requestEmailChange' },
    { action: 'account.requestEmailChange' },
    { action: 'account.cancelEmailChange' },
  ]);
});

test('a change whose link has run out waits no more', async () => {
  const { browser, actor } = await signedIn();
  await issue(actor, fresh());
  await rows('update one_time_link set expires_at = now() where account_id = ?', [actor.accountId]);
  expect((await browser.get('/user')).json()).toMatchObject({ pendingEmail: null });
  expect(codeOf(await browser.post('/user/email/resend'))).toBe('action.not_allowed');
});

test('an address that somebody else took meanwhile stays theirs', async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  const email = fresh();
  const [token, theirs] = [await issue(one.actor, email), await issue(other.actor, email)];
  const results = await Promise.allSettled([confirm(token), confirm(theirs || token)]);
  expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(await rows('select 1 from account where email = ?', [email])).toHaveLength(1);
  await rows('update account set email = ? where email = ?', [fresh(), email]);
  const late = await issue(one.actor, email);
  await rows('update account set email = ? where id = ?', [email, other.actor.accountId]);
  await expect(confirm(late)).rejects.toMatchObject({ code: 'link.invalid' });
});
