import { expect, test } from '@jest/globals';
import { workOf } from '@psp/domain/testing/work';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { identity } from '../app.ts';
import { codeOf } from '../testing/browser.ts';
import { aCui, aUatSignUp, linkFor, post } from '../testing/sign-up.ts';

const { app: portal, database, rows } = await startTestApp(identity, 'identity');

const signUp = (body: object, headers = {}) => post(portal, '/signup', body, headers);

test.each<[string, object, object]>([
  ['role', { role: 'owner' }, {}],
  ['user_type', { user_type: 'ADMIN' }, {}],
  ['status', { status: 'approved' }, {}],
  ['author_id', { author_id: '0199aaaa-0000-7000-8000-000000000000' }, {}],
  ['kind admin', { kind: 'admin' }, {}],
  ['the organisation’s status', {}, { status: 'approved' }],
  ['the organisation’s verification', {}, { verifiedAt: '2026-01-01', cuiOverrideReason: 'x' }],
  ['the organisation’s id', {}, { id: '0199aaaa-0000-7000-8000-000000000000' }],
  ['a prototype', JSON.parse('{"constructor":{"prototype":{"role":"owner"}}}'), {}],
])('a sign-up that brings %s of its own is refused', async (_, deciding, organisation) => {
  const body = aUatSignUp(deciding, organisation);
  const response = await signUp(body);
  expect([response.statusCode, codeOf(response)]).toEqual([400, 'body.invalid']);
  expect(await rows('select 1 from registration where email = ?', [body.email])).toEqual([]);
});

test('one address signs up twenty times an hour, also at one moment', async () => {
  const send = () =>
    portal.app.inject({
      method: 'POST',
      url: '/api/identity/signup',
      remoteAddress: '10.200.0.1',
      payload: aUatSignUp(),
    });
  const answers = await Promise.all(Array.from({ length: 30 }, send));
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode);
  expect([counts.get(202)?.length, counts.get(429)?.length]).toEqual([20, 10]);
});

test('one address asks a hundred times an hour who has a tax code, by the question or by a sign-up', async () => {
  const cui = aCui();
  const insert = `insert into organisation (kind, name, status, uat_type, cui) values ('uat', 'Comuna', 'approved', 'commune', ?)`;
  await rows(insert, [cui]);
  const remoteAddress = '10.200.0.3';
  const ask = () => portal.app.inject({ url: `/api/identity/organisations-by-cui?cui=${cui}`, remoteAddress });
  const take = () =>
    portal.app.inject({
      ...{ method: 'POST', url: '/api/identity/signup', remoteAddress },
      payload: aUatSignUp({}, { cui }),
    });
  const answers: number[] = [];
  for (let n = 0; n < 99; n += 1) answers.push((await ask()).statusCode);
  expect(new Set(answers)).toEqual(new Set([200]));
  expect(codeOf(await take())).toBe('registration.cui_exists');
  for (const refused of [await ask(), await take()]) expect(codeOf(refused)).toBe('rate.limited');
});

test('one e-mail is signed up with five times an hour, from whatever addresses', async () => {
  const answers = [];
  for (let index = 0; index < 6; index += 1)
    answers.push((await signUp(aUatSignUp({ email: 'multe@exemplu.ro' }))).statusCode);
  expect(answers).toEqual([202, 202, 202, 202, 202, 429]);
});

test.each(['/signup', '/resend', '/verify'])('a page of another site cannot post to %s', async (path) => {
  for (const [name, value] of [
    ['origin', 'https://evil.example'],
    ['sec-fetch-site', 'cross-site'],
    ['sec-fetch-site', 'same-site'],
  ] as const) {
    const response = await post(portal, path, aUatSignUp(), { [name]: value });
    expect([response.statusCode, codeOf(response)]).toEqual([403, 'auth.cross_site']);
  }
});

test('a form of another site, which sends no JSON, is refused', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await portal.app.inject({
      method: 'POST',
      url: '/api/identity/signup',
      headers: { 'content-type': type },
      payload: JSON.stringify(aUatSignUp()),
    });
    expect([response.statusCode, codeOf(response)]).toEqual([415, 'body.type']);
  }
});

test('a link’s token is no use as a header, a query or another token’s prefix', async () => {
  const body = aUatSignUp();
  await signUp(body);
  const token = await linkFor(database.orm, body.email);
  expect((await portal.anonymous.get(`/verify?token=${token}`)).statusCode).toBe(404);
  expect((await post(portal, '/verify', { type: 'email', token: token.slice(0, 30) })).statusCode).toBe(410);
  expect((await post(portal, '/verify', { type: 'email', token: { $ne: '' } })).statusCode).toBe(400);
});

test('every sign-up costs one hash and the statements of the one before it', async () => {
  const works = [];
  for (const payload of Array.from({ length: 5 }, () => aUatSignUp()))
    works.push(
      await workOf(() =>
        portal.app.inject({ method: 'POST', url: '/api/identity/signup', remoteAddress: '10.200.0.4', payload }),
      ),
    );
  const [, second = [], ...others] = works;
  expect(second.filter((one) => one.startsWith('hash '))).toHaveLength(1);
  for (const work of others) expect(work).toEqual(second);
});
