import { expect, test } from '@jest/globals';
import { Browser, codeOf, member, REFRESH } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const { portal, rows } = await testPortal();

const signedIn = async () => {
  const { email, actor } = await member(portal, { kind: 'uat' });
  const browser = new Browser(portal);
  await browser.signIn(email);
  return { browser, accountId: actor.accountId };
};
const refreshOf = (browser: Browser) => browser.cookies.get('psp_refresh')?.value ?? '';
const passSeconds = (accountId: string, seconds: number) =>
  rows('update session set rotated_at = rotated_at - make_interval(secs => ?) where account_id = ?', [
    seconds,
    accountId,
  ]);
const refusals = (accountId: string) =>
  rows(`select action, outcome from audit where account_id = ? and action = 'session.refresh'`, [accountId]);

test('a renewal replaces the refresh token and gives a new access token', async () => {
  const { browser } = await signedIn();
  const before = refreshOf(browser);
  browser.cookies.delete('psp_access');
  expect((await browser.renew()).statusCode).toBe(204);
  expect(refreshOf(browser)).not.toBe(before);
  expect((await browser.get('/session')).statusCode).toBe(200);
});

test('the database holds neither the refresh token nor its secret', async () => {
  const { browser, accountId } = await signedIn();
  await browser.renew();
  const stored = JSON.stringify(await rows('select * from session where account_id = ?', [accountId]));
  expect(stored).not.toContain(refreshOf(browser).split('.')[1]);
});

test('twenty renewals at the same moment all succeed with one successor, and nobody is signed out', async () => {
  const { browser } = await signedIn();
  const tabs = Array.from({ length: 20 }, () => browser.copy());
  const answers = await Promise.all(tabs.map((tab) => tab.renew()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 204));
  expect(new Set(tabs.map(refreshOf)).size).toBe(1);
  for (const tab of tabs) expect((await tab.get('/session')).statusCode).toBe(200);
  expect((await tabs[7]?.renew())?.statusCode).toBe(204);
});

test('a token replaced less than ten seconds ago gives the same successor again', async () => {
  const { browser, accountId } = await signedIn();
  const late = browser.copy();
  await browser.renew();
  await passSeconds(accountId, 5);
  expect((await late.renew()).statusCode).toBe(204);
  expect(refreshOf(late)).toBe(refreshOf(browser));
});

test('a token replaced longer ago ends the session for its thief and its owner, and that is recorded', async () => {
  const { browser, accountId } = await signedIn();
  const thief = browser.copy();
  await browser.renew();
  await passSeconds(accountId, 11);
  const refused = await thief.renew();
  expect([refused.statusCode, codeOf(refused)]).toEqual([401, 'auth.required']);
  expect(thief.session).toEqual([]);
  expect(codeOf(await browser.get('/session'))).toBe('auth.required');
  expect(codeOf(await browser.renew())).toBe('auth.required');
  expect(await refusals(accountId)).toEqual([{ action: 'session.refresh', outcome: 'refused' }]);
});

test('an invented token is refused, loses its cookies and ends nothing', async () => {
  const { browser, accountId } = await signedIn();
  const stranger = browser.copy();
  const [sessionId] = refreshOf(browser).split('.');
  stranger.cookies.set('psp_refresh', { value: `${sessionId}.${'x'.repeat(43)}`, path: '/api/identity' });
  await browser.renew();
  await passSeconds(accountId, 11);
  expect((await stranger.renew()).statusCode).toBe(401);
  expect(stranger.session).toEqual([]);
  expect(await refusals(accountId)).toEqual([]);
  expect((await browser.renew()).statusCode).toBe(204);
});

test('a token replaced many times since ends the session too, whoever renewed in between', async () => {
  const { browser, accountId } = await signedIn();
  const owner = browser.copy();
  for (let n = 0; n < 5; n++) await browser.renew();
  expect((await owner.renew()).statusCode).toBe(401);
  expect((await browser.renew()).statusCode).toBe(401);
  expect(await refusals(accountId)).toEqual([{ action: 'session.refresh', outcome: 'refused' }]);
});

test.each(["last_seen_at = now() - interval '8 days'", 'expires_at = now()'])(
  'a session that is over by itself (%s) is not recorded as a reused token',
  async (over) => {
    const { browser, accountId } = await signedIn();
    const late = browser.copy();
    await browser.renew();
    await passSeconds(accountId, 11);
    await rows(`update session set ${over} where account_id = ?`, [accountId]);
    for (const one of [browser, late]) {
      expect((await one.renew()).statusCode).toBe(401);
      expect(one.session).toEqual([]);
    }
    expect(await refusals(accountId)).toEqual([]);
    const ended = 'select id from session where account_id = ? and ended_at is not null';
    expect(await rows(ended, [accountId])).toEqual([]);
  },
);

test('the renewal of a suspended account ends its session, once and recorded', async () => {
  const { browser, accountId } = await signedIn();
  const other = browser.copy();
  await rows(`update account set status = 'suspended' where id = ?`, [accountId]);
  expect(codeOf(await browser.renew())).toBe('auth.required');
  expect(browser.session).toEqual([]);
  await rows(`update account set status = 'active' where id = ?`, [accountId]);
  expect(codeOf(await other.renew())).toBe('auth.required');
  const ended = 'select end_reason from session where account_id = ? and ended_at is not null';
  expect(await rows(ended, [accountId])).toEqual([{ end_reason: 'suspended' }]);
  expect(await refusals(accountId)).toEqual([{ action: 'session.refresh', outcome: 'refused' }]);
});

test('without a token, or with something else, there is nothing to renew', async () => {
  const browser = new Browser(portal);
  expect(codeOf(await browser.renew())).toBe('auth.required');
  browser.cookies.set('psp_refresh', { value: 'x.y', path: '/api/identity' });
  expect(codeOf(await browser.renew())).toBe('auth.required');
  expect((await browser.post('/token', { ...REFRESH, scope: 'all' })).statusCode).toBe(400);
});
