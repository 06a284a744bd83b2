import { expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal({ isLocal: false });
const { rows } = here;
const secure = await testPortal({ publicOrigin: 'https://portal.test' });

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

test('where https, cookies bear a prefix that no http page can set, and those for every path one that no other host can', async () => {
  const { email } = await member(secure.portal, { kind: 'uat' });
  const { cookies } = await new Browser(secure.portal, '127.0.0.1', 'https://portal.test').signIn(email);
  const given = cookies.filter(({ maxAge, value }) => maxAge !== 0 && value);
  for (const one of given) expect(one).toMatchObject({ secure: true });
  expect(given.map(({ name, path }) => [name, path])).toEqual([
    ['__Host-psp_access', '/'],
    ['__Secure-psp_refresh', '/api/identity'],
    ['__Host-psp_signed_in', '/'],
    ['__Secure-psp_device', '/api/identity'],
  ]);
});

test('where https, a cookie without a prefix signs nobody in, and is gone after signing out', async () => {
  const { email } = await member(secure.portal, { kind: 'uat' });
  const browser = new Browser(secure.portal, '127.0.0.1', 'https://portal.test');
  await browser.signIn(email);
  const planted = new Browser(secure.portal, '127.0.0.1', 'https://portal.test');
  for (const [name, cookie] of browser.cookies) planted.cookies.set(name.replace(/^__\w+-/, ''), cookie);
  expect((await planted.get('/session')).json()).toEqual({ session: null });
  expect(codeOf(await planted.renew())).toBe('auth.required');
  expect(planted.session).toEqual([]);
  await browser.signOut('local');
  expect(browser.session).toEqual([]);
});
