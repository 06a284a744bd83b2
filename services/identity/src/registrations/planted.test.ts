import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';
import { codeOf } from '../testing/browser.ts';
import { aFirmaSignUp, aUatSignUp, ELSEWHERE, linkFor, post, SIGN_UP_PASSWORD } from '../testing/sign-up.ts';

const { app: portal, database, rows } = await startTestApp(identity, 'identity');

const confirm = (token: string, password?: string) =>
  post(portal, '/verify', { type: 'email', token, ...(password === undefined ? {} : { password }) }, ELSEWHERE);
const accountsOf = (email: string) => rows<{ password_hash: string }>('select * from account where email = ?', [email]);
const signIn = (email: string, password: string) => post(portal, '/token', { grant_type: 'password', email, password });
/** Signs up from somewhere and returns the token of the mail that follows. */
async function linkOf(body: { email: string }, headers = {}): Promise<string> {
  expect((await post(portal, '/signup', body, headers)).statusCode).toBe(202);
  return linkFor(database.orm, body.email);
}

test('who signs up with somebody’s address, before or after them, does not get their password into the account', async () => {
  const victim = aUatSignUp();
  const planted = { email: victim.email, password: 'planted-by-a-stranger-7' };
  const before = await linkOf(aFirmaSignUp(planted), ELSEWHERE);
  const own = await linkOf(victim);
  const after = await linkOf(aFirmaSignUp(planted), ELSEWHERE);
  for (const token of [before, after]) {
    expect(codeOf(await post(portal, '/verify', { type: 'email', token }))).toBe('registration.password_needed');
    expect(codeOf(await confirm(token, victim.password))).toBe('account.password_wrong');
  }
  expect(await accountsOf(victim.email)).toEqual([]);
  expect((await post(portal, '/verify', { type: 'email', token: own })).json()).toEqual({
    next: 'application',
    email: victim.email,
  });
  expect((await signIn(victim.email, planted.password)).statusCode).toBe(401);
  expect((await signIn(victim.email, victim.password)).statusCode).toBe(200);
});

test('on another device the link asks for the password of the sign-up, and then does the same', async () => {
  const body = aUatSignUp();
  const token = await linkOf(body);
  const asked = await confirm(token);
  expect([asked.statusCode, codeOf(asked)]).toEqual([422, 'registration.password_needed']);
  expect((await confirm(token, SIGN_UP_PASSWORD)).json()).toEqual({ next: 'application', email: body.email });
  expect((await confirm(token)).json()).toEqual({ next: 'application', email: body.email });
});

test('a sign-up of no browser, and a cookie of another one, ask for the password', async () => {
  const body = aUatSignUp();
  const token = await linkOf(body);
  const others = { cookie: `psp_signup=${'c'.repeat(43)}` };
  expect(codeOf(await post(portal, '/verify', { type: 'email', token }, others))).toBe('registration.password_needed');
  await rows('update registration set browser_hash = null where email = ?', [body.email]);
  expect(codeOf(await post(portal, '/verify', { type: 'email', token }))).toBe('registration.password_needed');
});

test('the password is guessed at five times in a quarter of an hour, also at one moment', async () => {
  const body = aUatSignUp();
  const token = await linkOf(body);
  const guesses = await Promise.all(Array.from({ length: 8 }, (_, n) => confirm(token, `guess-number-${n}`)));
  expect(guesses.map(codeOf).sort()).toEqual([
    ...Array<string>(5).fill('account.password_wrong'),
    ...Array<string>(3).fill('rate.limited'),
  ]);
  expect(codeOf(await confirm(token, SIGN_UP_PASSWORD))).toBe('rate.limited');
  expect((await post(portal, '/verify', { type: 'email', token })).statusCode).toBe(200);
});

test('a link whose day is over asks for no password', async () => {
  const body = aUatSignUp();
  const token = await linkOf(body);
  await rows(`update registration set expires_at = now() - interval '1 second' where email = ?`, [body.email]);
  expect(codeOf(await confirm(token))).toBe('link.invalid');
});

test('every sign-up gives the browser a secret of its own for as long as the link is good, which pages cannot read', async () => {
  const [first, second] = [
    await post(portal, '/signup', aUatSignUp(), ELSEWHERE),
    await post(portal, '/signup', aUatSignUp(), ELSEWHERE),
  ];
  for (const { cookies } of [first, second])
    expect(cookies).toEqual([
      {
        ...{ name: 'psp_signup', value: expect.stringMatching(/^[\w-]{43}$/), path: '/api/identity' },
        ...{ httpOnly: true, sameSite: 'Lax', maxAge: 86_400 },
      },
    ]);
  expect(first.cookies[0]?.value).not.toBe(second.cookies[0]?.value);
  const held = { cookie: `psp_signup=${first.cookies[0]?.value}` };
  expect((await post(portal, '/signup', aUatSignUp(), held)).cookies[0]?.value).toBe(first.cookies[0]?.value);
  const forged = { cookie: 'psp_signup=known' };
  expect((await post(portal, '/signup', aUatSignUp(), forged)).cookies[0]?.value).not.toBe('known');
});
