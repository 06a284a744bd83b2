import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';
import { codeOf, member } from '../testing/browser.ts';
import { aFirmaSignUp, anAccessSignUp, aUatSignUp, linkFor, post, signedUp } from '../testing/sign-up.ts';

const { app: portal, database, rows } = await startTestApp(identity, 'identity');

const confirm = (token: string) => post(portal, '/verify', { type: 'email', token });
const accountOf = (email: string) => rows('select * from account where email = ?', [email]);
const requestsOf = (accountId: string) =>
  rows('select status from access_request where account_id = ? order by id', [accountId]);

test('who has an account applies with a second organisation, and keeps name and password', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  const before = await accountOf(email);
  const body = aFirmaSignUp({ email: email.toUpperCase() });
  const token = await signedUp(portal, body);
  expect(await rows('select template, data from mail where recipient = ?', [email])).toEqual([
    { template: 'already-registered', data: { name: 'Ioana Test', organisation: body.organisation.name, token } },
  ]);
  expect(await accountOf(email)).toEqual(before);
  expect((await confirm(token)).json()).toMatchObject({ next: 'application' });
  expect(await accountOf(email)).toEqual(before);
  expect(
    await rows(
      `select o.kind, o.status, m.role from membership m join organisation o on o.id = m.organisation_id
       join account a on a.id = m.account_id where a.email = ? order by o.id`,
      [email],
    ),
  ).toEqual([
    { kind: 'uat', status: 'approved', role: 'owner' },
    { kind: 'firma', status: 'pending', role: 'owner' },
  ]);
});

test('access is asked again after a refusal, and after having been removed', async () => {
  const owner = await member(portal, { kind: 'uat' });
  const { organisationId } = owner.actor;
  const person = await member(portal, { kind: 'uat', role: 'editor', organisationId });
  const { accountId } = person.actor;
  await rows('delete from membership where account_id = ?', [accountId]);
  const ask = async () => {
    const token = await signedUp(portal, anAccessSignUp(organisationId, { email: person.email }));
    expect((await confirm(token)).json()).toEqual({ next: 'access-request', email: person.email });
  };
  await ask();
  expect(await requestsOf(accountId)).toEqual([{ status: 'pending' }]);
  await rows(`update access_request set status = 'declined', reason = 'Nu' where account_id = ?`, [accountId]);
  await ask();
  expect(await requestsOf(accountId)).toEqual([{ status: 'declined' }, { status: 'pending' }]);
  expect(
    await rows(`select data ->> 'organisation' as name from mail where recipient = ? limit 1`, [person.email]),
  ).toEqual(await rows('select name from organisation where id = ?', [organisationId]));
});

test('a suspended account gets nothing by the link', async () => {
  const { email } = await member(portal, { kind: 'firma' });
  await rows(`update account set status = 'suspended' where email = ?`, [email]);
  const body = aUatSignUp({ email });
  expect(codeOf(await confirm(await signedUp(portal, body)))).toBe('link.invalid');
  expect(await rows('select 1 from organisation where cui = ?', [body.organisation.cui])).toEqual([]);
});

test('asking for the mail again writes to nobody who has nothing to confirm', async () => {
  const { email } = await member(portal, { kind: 'uat' });
  for (const address of [email, 'nimeni@exemplu.ro']) {
    expect(await linkFor(database.orm, address)).toBe('');
    expect(await rows('select 1 from mail where recipient = ?', [address])).toEqual([]);
  }
});
