import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anyone } from '@psp/contracts/access';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { z } from 'zod';
import { defineService } from './service.ts';
import { createTestApp, type TestApp } from './testing/app.ts';

const body = z.strictObject({
  name: z.string(),
  places: z.array(z.strictObject({ name: z.string() })),
  password: z.string(),
});
const querystring = z.strictObject({ q: z.union([z.string(), z.array(z.string())]) });
const service = defineService('test', (app) => {
  app.post('/echo', { config: { access: anyone }, schema: { body } }, (request) => request.body);
  app.post('/any', { config: { access: anyone } }, () => ({}));
  app.get('/search', { config: { access: anyone }, schema: { querystring } }, (request) => request.query);
});

let database: TestDatabase;
let portal: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await createTestApp(service, { orm: database.orm });
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

const POST = { method: 'POST', headers: { origin: 'http://portal.test', 'content-type': 'application/json' } } as const;
const CEDILLAS = '\u015Eelimb\u0103r, Bucure\u015Fti, \u0162ara \u0163\u0103rii';
const COMMAS = 'Șelimbăr, București, Țara țării';

test.each([
  ['cedillas', CEDILLAS],
  ['loose marks', COMMAS.normalize('NFD')],
  ['loose cedillas', CEDILLAS.normalize('NFD')],
])('texts typed with %s are normalised to commas, and a password is not', async (_, typed) => {
  const sent = { name: typed, places: [{ name: typed }], password: typed };
  expect((await portal.anonymous.post('/echo', sent)).json()).toEqual({
    name: COMMAS,
    places: [{ name: COMMAS }],
    password: typed,
  });
  const one = encodeURIComponent(typed);
  expect((await portal.anonymous.get(`/search?q=${one}`)).json()).toEqual({ q: COMMAS });
  expect((await portal.anonymous.get(`/search?q=${one}&q=a`)).json()).toEqual({ q: [COMMAS, 'a'] });
});

test.each([
  ['a zero character', '\0', '%00'],
  ['half of a surrogate pair', '\uD800', '%ED%A0%80'],
])('%s is refused anywhere in a body or query', async (_, bad, inQuery) => {
  const refused = { code: 'body.invalid' };
  const sent = { name: 'a', places: [{ name: 'b' }], password: 'c' };
  const wrong = [{ name: `a${bad}` }, { places: [{ name: `${bad}b` }] }, { password: `c${bad}` }, { [`d${bad}`]: 'd' }];
  for (const one of wrong)
    expect((await portal.anonymous.post('/echo', { ...sent, ...one })).json()).toMatchObject(refused);
  expect((await portal.anonymous.post('/any', { [bad]: 1 })).statusCode).toBe(400);
  // Lone surrogates in a query are not valid UTF-8 and stay percent-encoded.
  expect((await portal.anonymous.get(`/search?q=${inQuery}`)).statusCode).toBe(inQuery === '%00' ? 400 : 200);
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, 0]));

test.each([
  ['a list', (count: number) => JSON.stringify(Array.from({ length: count }, () => ''))],
  ['a nested list', nested],
  ['a list of objects', (count: number) => JSON.stringify(Array.from({ length: count / 10 }, () => fields(9)))],
])('%s of five thousand parts is accepted, a larger one is refused before validation', async (_, write) => {
  const send = (payload: string) => portal.app.inject({ ...POST, url: '/api/test/any', payload });
  expect((await send(write(5000))).statusCode).toBe(200);
  const refused = await send(write(5010));
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'body.too_large']);
});

test('an object of a thousand fields is accepted, a larger one is refused before validation', async () => {
  expect((await portal.anonymous.post('/any', fields(1000))).statusCode).toBe(200);
  const refused = await portal.anonymous.post('/any', { inside: fields(1001) });
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([413, 'body.too_large']);
});
