import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows } = here;

/** A person who belongs to no organisation any more. */
const lonely = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  await here.portal.as({ kind: 'uat', organisationId: person.actor.organisationId });
  await rows('delete from membership where account_id = ?', [person.actor.accountId]);
  return person;
};

test('a suspended account and one without an organisation cannot sign in, and are told which of the two it is', async () => {
  const suspended = await member(here.portal, { kind: 'uat', accountStatus: 'suspended' });
  expect(codeOf(await new Browser(here.portal).signIn(suspended.email))).toBe('auth.account_suspended');
  expect(codeOf(await new Browser(here.portal).signIn(suspended.email, 'gresita'))).toBe('auth.invalid_credentials');
  const alone = await lonely();
  expect(codeOf(await new Browser(here.portal).signIn(alone.email))).toBe('auth.no_organisation');
});

test('somebody whose access is still to be granted is told so, by the right password only', async () => {
  const { email, actor } = await lonely();
  const [asked] = await rows<{ id: string }>(
    `insert into organisation (kind, name, status) values ('firma', 'Cerută', 'approved') returning id`,
    [],
  );
  await rows('insert into access_request (organisation_id, account_id) values (?, ?)', [asked?.id, actor.accountId]);
  expect(codeOf(await new Browser(here.portal).signIn(email))).toBe('auth.access_pending');
  expect(codeOf(await new Browser(here.portal).signIn(email, 'gresita'))).toBe('auth.invalid_credentials');
  await rows(`update access_request set status = 'declined', reason = 'Nu.' where account_id = ?`, [actor.accountId]);
  expect(codeOf(await new Browser(here.portal).signIn(email))).toBe('auth.no_organisation');
});

test('a deleted account is answered like an unknown one', async () => {
  const { email, actor } = await member(here.portal, { kind: 'uat' });
  await rows(`update account set status = 'deleted' where id = ?`, [actor.accountId]);
  expect(codeOf(await new Browser(here.portal).signIn(email))).toBe('auth.invalid_credentials');
});

test('a switch into an organisation that is refused is recorded with why', async () => {
  const { email, actor } = await member(here.portal, { kind: 'uat' });
  const [association, other] = [await here.portal.as({ kind: 'admin' }), await here.portal.as({ kind: 'firma' })];
  await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'viewer')`, [
    actor.accountId,
    association.actor.organisationId,
  ]);
  const browser = new Browser(here.portal);
  await browser.signIn(email);
  for (const { actor: target } of [association, other])
    await browser.post('/session/organisation', { organisationId: target.organisationId });
  const [session] = (browser.cookies.get('psp_refresh')?.value ?? '').split('.');
  const tried = { entity: 'session', entity_id: session, organisation_id: actor.organisationId };
  expect(
    await rows(
      `select entity, entity_id, organisation_id, details ->> 'code' as code from audit
       where account_id = ? and action = 'session.switch' and outcome = 'refused' order by id`,
      [actor.accountId],
    ),
  ).toEqual([
    { ...tried, code: 'auth.second_factor_required' },
    { ...tried, code: 'not_found' },
  ]);
});
