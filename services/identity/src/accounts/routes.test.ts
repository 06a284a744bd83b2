import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';
import { Browser, codeOf, member } from '../testing/browser.ts';

const { app: portal, database } = await startTestApp(identity, 'identity');

const devices = async () => {
  const { email, actor } = await member(portal, { kind: 'firma' });
  const [here, there] = [new Browser(portal), new Browser(portal)];
  await here.signIn(email);
  await there.signIn(email);
  return { here, there, actor };
};
const isIn = async (browser: Browser) => (await browser.get('/session')).json<{ session: unknown }>().session != null;

test('signing out ends this session and takes its cookies', async () => {
  const { here, there } = await devices();
  const copied = here.copy();
  expect((await here.signOut('local')).statusCode).toBe(204);
  expect(here.session).toEqual([]);
  expect(await isIn(copied)).toBe(false);
  expect(codeOf(await copied.renew())).toBe('auth.required');
  expect(await isIn(there)).toBe(true);
});

test('signing out everywhere ends every session', async () => {
  const { here, there } = await devices();
  await here.signOut('global');
  expect([await isIn(here), await isIn(there)]).toEqual([false, false]);
});

test('signing out elsewhere keeps this session and its cookies', async () => {
  const { here, there } = await devices();
  await here.signOut('others');
  expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
});

test('after a pause the refresh token says who signs out', async () => {
  const { here } = await devices();
  here.cookies.delete('psp_access');
  const copied = here.copy();
  await here.signOut('local');
  expect(codeOf(await copied.renew())).toBe('auth.required');
});

test('signing out twice is no error; ending the sessions of nobody is', async () => {
  const browser = new Browser(portal);
  expect((await browser.signOut('local')).statusCode).toBe(204);
  expect(codeOf(await browser.signOut('global'))).toBe('auth.required');
  expect((await browser.post('/logout', { scope: 'toate' })).statusCode).toBe(400);
});

test('sessions of other people are never touched', async () => {
  const [one, other] = [await devices(), await devices()];
  await one.here.signOut('global');
  expect([await isIn(other.here), await isIn(other.there)]).toEqual([true, true]);
});

test('signing out is recorded with its scope', async () => {
  const { here, actor } = await devices();
  await here.signOut('global');
  const recorded = await database.orm.em
    .fork()
    .execute(
      `select organisation_id, outcome, details ->> 'scope' as scope from audit where account_id = ? and action = 'session.end'`,
      [actor.accountId],
    );
  expect(recorded).toEqual([{ organisation_id: actor.organisationId, outcome: 'done', scope: 'global' }]);
});
