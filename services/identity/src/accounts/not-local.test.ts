import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal({ isLocal: false });
const { rows } = here;

test('on a portal that others reach, the demonstration’s administrator enrols like every other', async () => {
  const { email, actor } = await member(here.portal, { kind: 'admin' });
  await rows('update account set two_factor_optional = true where id = ?', [actor.accountId]);
  const answer = await new Browser(here.portal).signIn(email);
  expect(answer.json()).toMatchObject({ session: null, challenge: { kind: 'enrol' } });
});

test('nor does switching into the association do without', async () => {
  const { email, actor } = await member(here.portal, { kind: 'firma' });
  const admin = await member(here.portal, { kind: 'admin' });
  const { organisationId } = admin.actor;
  await rows('update account set two_factor_optional = true where id = ?', [actor.accountId]);
  await rows(`insert into membership (account_id, organisation_id, role) values (?, ?, 'editor')`, [
    actor.accountId,
    organisationId,
  ]);
  const browser = new Browser(here.portal);
  await browser.signIn(email);
  expect(codeOf(await browser.post('/session/organisation', { organisationId }))).toBe('auth.second_factor_required');
});

test('nor does a session of the time when only this machine reached the portal', async () => {
  const admin = await here.portal.as({ kind: 'admin' });
  const { accountId } = admin.actor;
  await rows('update account set two_factor_optional = true where id = ?', [accountId]);
  for (const path of ['/session', '/user', '/sessions', '/memberships'])
    expect((await admin.get(path)).statusCode).toBe(200);
  await rows('update session set second_factor_at = null where account_id = ?', [accountId]);
  for (const path of ['/session', '/user', '/sessions', '/memberships'])
    expect([path, codeOf(await admin.get(path))]).toEqual([path, 'auth.required']);
});
