import { describe, expect, test } from '@jest/globals';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';

const here = await testPortal();
const { rows } = here;

const signedIn = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  const browser = new Browser(here.portal);
  await browser.signIn(person.email);
  const [sessionId = ''] = (browser.cookies.get('psp_refresh')?.value ?? '').split('.');
  return { ...person, browser, sessionId };
};

describe('a session id that was planted', () => {
  test('is not taken over: whoever signs in gets another, and the planted one dies', async () => {
    const attacker = await signedIn();
    const { email } = await member(here.portal, { kind: 'firma' });
    const victim = attacker.browser.copy();
    const answer = (await victim.signIn(email)).json<{ session: { account: { email: string } } }>();
    expect(answer.session.account.email).toBe(email);
    expect(victim.cookies.get('psp_refresh')?.value).not.toContain(attacker.sessionId);
    expect(victim.cookies.get('psp_access')).not.toEqual(attacker.browser.cookies.get('psp_access'));
    expect(codeOf(await attacker.browser.get('/session'))).toBe('auth.required');
    expect(codeOf(await attacker.browser.renew())).toBe('auth.required');
  });

  test('as a refresh token of one’s own making opens nothing', async () => {
    const { email, actor } = await member(here.portal, { kind: 'uat' });
    const planted = `${crypto.randomUUID()}.${'A'.repeat(43)}`;
    const browser = new Browser(here.portal);
    browser.cookies.set('psp_refresh', { value: planted, path: '/api/identity' });
    await browser.signIn(email);
    expect(browser.cookies.get('psp_refresh')?.value).not.toBe(planted);
    expect(await rows('select 1 from session where id = ?', [planted.split('.')[0]])).toEqual([]);
    const thief = new Browser(here.portal);
    thief.cookies.set('psp_refresh', { value: planted, path: '/api/identity' });
    expect(codeOf(await thief.renew())).toBe('auth.required');
    expect(
      await rows('select 1 from session where account_id = ? and ended_at is not null', [actor.accountId]),
    ).toEqual([]);
  });

  test('as a challenge that somebody else began signs in nobody but its own account', async () => {
    const { email: owner } = await member(here.portal, { kind: 'admin' });
    const { secret } = await new Browser(here.portal).enrol(owner);
    const attacker = new Browser(here.portal);
    await attacker.signIn(owner);
    const victim = await signedIn();
    const before = new Map(victim.browser.cookies);
    const challenge = attacker.cookies.get('psp_challenge');
    if (challenge) victim.browser.cookies.set('psp_challenge', challenge);
    expect(codeOf(await victim.browser.enterCode('123456'))).toBe('auth.code_invalid');
    expect(secret).not.toBe('');
    expect(victim.browser.cookies.get('psp_access')).toEqual(before.get('psp_access'));
    expect((await victim.browser.get('/session')).json()).toMatchObject({
      session: { account: { email: victim.email } },
    });
  });
});
