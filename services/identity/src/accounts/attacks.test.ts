import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { ORIGIN } from '@psp/bff-kit/testing/app';
import { issueRecovery } from '@psp/domain/joining/accounts/issue-recovery';
import { Browser, codeOf, member } from '../testing/browser.ts';
import { testPortal } from '../testing/portal.ts';
import { asSystem } from '@psp/domain/as-system';

const here = await testPortal();
const { rows, mailsTo } = here;

const signedIn = async () => {
  const person = await member(here.portal, { kind: 'uat' });
  const browser = new Browser(here.portal);
  await browser.signIn(person.email);
  const [sessionId = ''] = (browser.cookies.get('psp_refresh')?.value ?? '').split('.');
  return { ...person, browser, sessionId };
};

describe('an access token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const write = (alg: string, claims: object, signature: (input: string) => string) => {
    const input = `${encode({ alg, typ: 'JWT' })}.${encode(claims)}`;
    return `${input}.${signature(input)}`;
  };
  const by = (key: string) => (input: string) => sign(null, Buffer.from(input), key).toString('base64url');

  test('that is forged, expired, for somebody else, or of another algorithm opens nothing', async () => {
    const { actor, sessionId, browser } = await signedIn();
    const { privateKey, publicKey } = here.portal.keys;
    const claims = { sub: actor.accountId, sid: sessionId, aud: 'portal-psp', iat: now, exp: now + 600 };
    const stranger = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
    const shared = (input: string) => createHmac('sha256', publicKey).update(input).digest('base64url');
    const tokens = {
      forged: write('EdDSA', claims, by(stranger)),
      expired: write('EdDSA', { ...claims, iat: now - 700, exp: now - 100 }, by(privateKey)),
      'for another audience': write('EdDSA', { ...claims, aud: 'alt-portal' }, by(privateKey)),
      'HS256 with the public key': write('HS256', claims, shared),
      'without signature': write('none', claims, () => ''),
      'naming a key of its own': `${encode({ alg: 'EdDSA', jwk: { kty: 'OKP' }, kid: '../../dev/null' })}.${encode(claims)}.x`,
    };
    const thief = new Browser(here.portal);
    const answers: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(tokens)) {
      thief.cookies.set('psp_access', { value, path: '/' });
      answers[name] = [(await thief.get('/user')).statusCode, (await thief.signOut('global')).statusCode];
    }
    expect(answers).toEqual(Object.fromEntries(Object.keys(tokens).map((name) => [name, [401, 401]])));
    thief.cookies.set('psp_access', { value: write('EdDSA', claims, by(privateKey)), path: '/' });
    expect((await thief.get('/user')).statusCode).toBe(200);
    expect((await browser.get('/session')).statusCode).toBe(200);
  });

  test('taken along after sign-out, suspension, removal or a new password opens nothing on the next request', async () => {
    const ways: Record<string, (person: Awaited<ReturnType<typeof signedIn>>) => Promise<unknown>> = {
      'sign-out': ({ browser }) => browser.signOut('local'),
      suspension: ({ actor }) => rows(`update account set status = 'suspended' where id = ?`, [actor.accountId]),
      removal: async ({ actor }) => {
        await here.portal.as({ kind: 'uat', organisationId: actor.organisationId });
        return rows('delete from membership where account_id = ?', [actor.accountId]);
      },
      'a new password': async ({ email }) => {
        await asSystem(here.portal.orm, ({ db }) => issueRecovery(db, email));
        const token = (await mailsTo(email)).at(-1)?.data['token'];
        return new Browser(here.portal).post('/verify', {
          type: 'recovery',
          token,
          password: 'Toamna-verde-34-pietre',
        });
      },
    };
    for (const [name, way] of Object.entries(ways)) {
      const person = await signedIn();
      const taken = person.browser.copy();
      expect((await taken.get('/user')).statusCode).toBe(200);
      await way(person);
      expect([name, (await taken.get('/user')).statusCode >= 401]).toEqual([name, true]);
      expect([name, (await taken.post('/factors', { password: 'x' })).statusCode >= 401]).toEqual([name, true]);
    }
  });
});

describe('a page of another site', () => {
  const POSTS = [
    '/token',
    '/logout',
    '/verify',
    '/session/organisation',
    '/recover',
    '/user/password',
    '/user/email',
    '/user/deletion',
    '/user/exports',
    '/factors',
    '/factors/totp/challenge',
    '/factors/totp/verify',
  ];

  test.each(POSTS)('cannot post to %s with the person’s cookies', async (path) => {
    const { browser } = await signedIn();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: ORIGIN, 'sec-fetch-site': 'cross-site' },
      { origin: ORIGIN, 'sec-fetch-site': 'same-site' },
    ] as Record<string, string>[]) {
      const cookie = [...browser.cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      const url = `/api/identity${path}`;
      const answer = await here.portal.app.inject({
        method: 'POST',
        url,
        headers: { ...headers, cookie },
        payload: {},
      });
      expect([answer.statusCode, codeOf(answer)]).toEqual([403, 'auth.cross_site']);
      expect(answer.cookies).toEqual([]);
    }
    expect((await browser.get('/session')).statusCode).toBe(200);
  });
});

test('a forged Host reaches neither the link nor the mail: nothing of the request does but the e-mail', async () => {
  const { email } = await member(here.portal, { kind: 'uat' });
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const answer = await here.portal.app.inject({
    method: 'POST',
    url: '/api/identity/recover',
    headers: { ...headers, 'sec-fetch-site': 'same-origin' },
    payload: { email },
  });
  expect(answer.statusCode).toBe(202);
  expect(await rows(`select data as payload from pgboss.job where data ->> 'email' = ?`, [email])).toEqual([
    { payload: { kind: 'recovery', email } },
  ]);
  await asSystem(here.portal.orm, ({ db }) => issueRecovery(db, email));
  const [mail] = await mailsTo(email);
  expect(Object.keys(mail?.data ?? {}).sort()).toEqual(['name', 'token']);
  expect(JSON.stringify(mail)).not.toContain('evil');
});

test('somebody who is no administrator gets neither session nor challenge at the administrators’ screen', async () => {
  const { email, browser } = await signedIn();
  const held = new Map(browser.cookies);
  const before = await rows<{ n: number }>('select count(*)::int as n from session');
  const refused = await browser.signIn(email, undefined, 'admin');
  expect([refused.statusCode, codeOf(refused), refused.cookies]).toEqual([403, 'auth.not_admin', []]);
  expect(browser.cookies).toEqual(held);
  expect(await rows('select count(*)::int as n from session')).toEqual(before);
  expect((await browser.get('/user')).statusCode).toBe(200);
});
