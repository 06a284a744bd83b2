import { expect, test } from '@jest/globals';
import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows } = here;

/** Makes the person a member of one more organisation and returns its id. */
const join = async (accountId: string, kind: Kind, status: OrganisationStatus = 'approved', role: Role = 'viewer') => {
  const { actor } = await here.portal.as({ kind, status });
  await rows('insert into membership (account_id, organisation_id, role) values (?, ?, ?)', [
    accountId,
    actor.organisationId,
    role,
  ]);
  return actor.organisationId;
};
const newcomer = async (status: OrganisationStatus = 'approved') => {
  const person = await member(here.portal, { kind: 'uat', status });
  await rows('delete from session where account_id = ?', [person.actor.accountId]);
  return { ...person, browser: new Browser(here.portal) };
};
const chosen = async (email: string) =>
  (await new Browser(here.portal).signIn(email)).json<{ session: { organisation: { id: string } } }>().session
    .organisation.id;
/** How long the session may stand idle, in seconds, and how long it lasts from a time in its row, in minutes. */
const lifetime = (accountId: string, since: 'created_at' | 'second_factor_at') =>
  rows<{ idle: number; lasts: number }>(
    `select idle_seconds as idle, (extract(epoch from expires_at - ${since}) / 60)::float8 as lasts
     from session where account_id = ? and ended_at is null order by id desc limit 1`,
    [accountId],
  );

test('a person in several organisations first acts for an approved one, and is told of all', async () => {
  const { email, actor, browser } = await newcomer('pending');
  const approved = await join(actor.accountId, 'firma');
  const answer = (await browser.signIn(email)).json<{ memberships: unknown[] }>();
  expect(answer).toMatchObject({ session: { organisation: { id: approved, kind: 'firma' }, role: 'viewer' } });
  expect(answer.memberships).toEqual([
    { organisation: { id: approved, name: 'Organizația firma', kind: 'firma', status: 'approved' }, role: 'viewer' },
    {
      organisation: { id: actor.organisationId, name: 'Organizația uat', kind: 'uat', status: 'pending' },
      role: 'owner',
    },
  ]);
  expect((await browser.get('/memberships')).json()).toEqual({ items: answer.memberships });
});

test('the next sign-in acts for the organisation used last, while something can be done there', async () => {
  const { email, actor, browser } = await newcomer();
  const other = await join(actor.accountId, 'firma', 'pending');
  await browser.signIn(email);
  expect((await browser.post('/session/organisation', { organisationId: other })).statusCode).toBe(200);
  expect(await chosen(email)).toBe(other);
  for (const status of ['rejected', 'suspended']) {
    await rows('update organisation set status = ? where id = ?', [status, other]);
    expect(await chosen(email)).toBe(actor.organisationId);
  }
  await rows(`update organisation set status = 'approved' where id = ?`, [other]);
  await rows('delete from membership where account_id = ? and organisation_id = ?', [actor.accountId, other]);
  expect(await chosen(email)).toBe(actor.organisationId);
});

test('switching holds at once, everywhere, and is recorded', async () => {
  const { email, actor, browser } = await newcomer();
  const other = await join(actor.accountId, 'firma', 'approved', 'editor');
  await browser.signIn(email);
  const answer = await browser.post('/session/organisation', { organisationId: other });
  expect(answer.json()).toMatchObject({ session: { organisation: { id: other, kind: 'firma' }, role: 'editor' } });
  expect((await browser.get('/session')).json()).toEqual(answer.json());
  expect(
    await rows(
      `select organisation_id, entity, details ->> 'from' as before from audit where account_id = ? and action = 'session.switch'`,
      [actor.accountId],
    ),
  ).toEqual([{ organisation_id: other, entity: 'session', before: actor.organisationId }]);
});

test('nobody switches into an organisation that is not theirs, or without a session', async () => {
  const { email, browser } = await newcomer();
  const stranger = await here.portal.as({ kind: 'uat' });
  const { organisationId } = stranger.actor;
  expect(codeOf(await browser.post('/session/organisation', { organisationId }))).toBe('auth.required');
  expect(codeOf(await browser.get('/memberships'))).toBe('auth.required');
  await browser.signIn(email);
  const answer = await browser.post('/session/organisation', { organisationId });
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'not_found']);
});

test('a person whose organisation is suspended can still go to another; a suspended person cannot', async () => {
  const { email, actor, browser } = await newcomer();
  const other = await join(actor.accountId, 'firma');
  await browser.signIn(email);
  await rows(`update organisation set status = 'suspended' where id = ?`, [actor.organisationId]);
  expect((await browser.post('/session/organisation', { organisationId: other })).statusCode).toBe(200);
  await rows(`update account set status = 'suspended' where id = ?`, [actor.accountId]);
  const back = await browser.post('/session/organisation', { organisationId: actor.organisationId });
  expect(back.statusCode).toBe(404);
  expect((await browser.get('/memberships')).json()).toEqual({ items: [] });
});

test('the association is entered with both factors only, and not longer than eight hours after the second', async () => {
  const { email, actor, browser } = await newcomer();
  const association = await join(actor.accountId, 'admin');
  await browser.signIn(email);
  const go = (organisationId: string) => browser.post('/session/organisation', { organisationId });
  expect(codeOf(await go(association))).toBe('auth.second_factor_required');
  await rows(`update session set second_factor_at = now() - interval '6 hours' where account_id = ?`, [
    actor.accountId,
  ]);
  expect((await go(association)).statusCode).toBe(200);
  expect(await lifetime(actor.accountId, 'second_factor_at')).toEqual([{ idle: 900, lasts: 8 * 60 }]);
  expect((await go(actor.organisationId)).statusCode).toBe(200);
  expect(await lifetime(actor.accountId, 'created_at')).toEqual([{ idle: 604_800, lasts: 30 * 24 * 60 }]);
  await rows(`update session set second_factor_at = now() - interval '9 hours' where account_id = ?`, [
    actor.accountId,
  ]);
  expect(codeOf(await go(association))).toBe('auth.second_factor_required');
});

test('the administrators’ screen chooses the association, whatever was used last', async () => {
  const { email, actor, browser } = await newcomer();
  const association = await join(actor.accountId, 'admin');
  await browser.signIn(email);
  const { answer } = await new Browser(here.portal).enrol(email, 'admin');
  expect(answer.json()).toMatchObject({ session: { organisation: { id: association, kind: 'admin' } } });
});

test('a rejected organisation’s people sign in to see where they stand', async () => {
  const { email, browser } = await newcomer('rejected');
  expect((await browser.signIn(email)).json()).toMatchObject({ session: { organisation: { status: 'rejected' } } });
  expect((await browser.get('/user')).statusCode).toBe(200);
});
