import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anyone, editors, viewers } from '@psp/contracts/access';
import { idParams } from '@psp/contracts/common';
import { DomainError } from '@psp/domain/errors';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { z } from 'zod';
import { defineService } from './service.ts';
import { createTestApp, type TestApp } from './testing/app.ts';
import { roleMatrix } from './testing/role-matrix.ts';

const body = z.strictObject({ title: z.string().min(3), amount: z.number().optional() });
const answer = z.object({ title: z.string(), at: z.iso.datetime().nullable() });

const lists = z.strictObject({ lines: z.array(z.strictObject({ title: z.string() })) });

const service = defineService('test', (app) => {
  app.post('/lists', { config: { access: anyone }, schema: { body: lists } }, () => ({}));
  app.get('/open', { config: { access: anyone } }, () => ({ open: true }));
  app.get('/things', { config: { access: viewers('uat') } }, () => ({ items: [] }));
  app.post(
    '/things',
    { config: { access: editors('uat'), act: 'service-request.create' }, schema: { body, response: { 200: answer } } },
    (request) => ({
      title: request.body.title,
      at: null,
      secret: 'parola',
    }),
  );
  app.get('/things/:id', { config: { access: viewers('uat') }, schema: { params: idParams } }, () => ({}));
  app.get('/refused', { config: { access: anyone } }, () => {
    throw new DomainError('action.not_allowed', { status: 'draft' });
  });
  app.get('/broken', { config: { access: anyone } }, () => {
    throw new Error('relation "secret_table" does not exist');
  });
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

test('startup fails for a route without declared access', async () => {
  const careless = defineService('test', (app) => {
    app.get('/forgotten', () => ({}));
  });
  await expect(createTestApp(careless, { orm: database.orm })).rejects.toThrow(
    '/forgotten does not declare who may call it',
  );
});

test('startup fails for a write route for signed-in users without declared act', async () => {
  const careless = defineService('test', (app) => {
    app.post('/forgotten', { config: { access: editors('uat') } }, () => ({}));
  });
  await expect(createTestApp(careless, { orm: database.orm })).rejects.toThrow('/forgotten does not name its act');
});

test('every route accepts exactly the callers it declares', async () => {
  expect(await roleMatrix(portal)).toEqual([]);
});

test('a wrong body is refused with a Romanian message per field', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const response = await uat.post('/things', { title: 'ab', amount: 'mult' });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    code: 'body.invalid',
    message: 'Datele trimise nu sunt valide. Verificați câmpurile marcate.',
    details: {
      fields: { title: expect.stringContaining('Prea mic'), amount: expect.stringContaining('așteptat număr') },
    },
  });
});

test('a refusal names at most a thousand fields, with short messages', async () => {
  const lines = Array.from({ length: 1500 }, () => ({}));
  const { fields } = (await portal.anonymous.post('/lists', { lines })).json().details;
  expect(Object.keys(fields)).toHaveLength(1000);
  expect(fields['lines.0.title']).toContain('așteptat șir');
  const unknown = Object.fromEntries(Array.from({ length: 900 }, (_, n) => [`necunoscut${n}`, n]));
  const answer = await portal.anonymous.post('/lists', unknown);
  expect(answer.json().code).toBe('body.invalid');
  expect(answer.body.length).toBeLessThan(3000);
});

test('a malformed id is answered like that of a missing record', async () => {
  const uat = await portal.as({ kind: 'uat' });
  for (const id of ['abc', 'x'.repeat(300), 'x'.repeat(8000)]) {
    const response = await uat.get(`/things/${id}`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  }
  expect((await uat.get('/things/0199a3c0-0000-7000-8000-000000000000')).statusCode).toBe(200);
});

test('a field outside the contract is refused in requests and dropped from responses', async () => {
  const uat = await portal.as({ kind: 'uat' });
  expect((await uat.post('/things', { title: 'Pod', status: 'approved' })).json()).toMatchObject({
    code: 'body.invalid',
  });
  expect((await uat.post('/things', { title: 'Pod' })).json()).toEqual({ title: 'Pod', at: null });
});

test('only JSON is accepted', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const text = await portal.app.inject({
    method: 'POST',
    url: '/api/test/things',
    headers: { cookie: 'x=y', 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' },
    payload: '{"title":"Pod"}',
  });
  expect([text.statusCode, text.json<{ code: string }>().code]).toEqual([401, 'auth.required']);
  const form = await uat.post('/things', {}, { 'content-type': 'application/x-www-form-urlencoded' });
  expect([form.statusCode, form.json<{ code: string }>().code]).toEqual([415, 'body.type']);
  const plain = await uat.post('/things', {}, { 'content-type': 'text/plain' });
  expect([plain.statusCode, plain.json<{ code: string }>().code]).toEqual([415, 'body.type']);
});

test('unreadable and oversized bodies are refused in the same form', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const huge = await uat.post('/things', { title: 'x'.repeat(300_000) });
  expect([huge.statusCode, huge.json<{ code: string }>().code]).toEqual([413, 'body.too_large']);
});

test('a write from another site is refused before anything else', async () => {
  const uat = await portal.as({ kind: 'uat' });
  const response = await uat.post('/things', { title: 'Pod' }, { 'sec-fetch-site': 'cross-site' });
  expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([403, 'auth.cross_site']);
});

test('a refusal carries its code, its Romanian sentence, its details and the request id', async () => {
  const response = await portal.anonymous.call('GET', '/refused', undefined, { 'x-request-id': 'cerere-0001' });
  expect(response.statusCode).toBe(409);
  expect(response.headers['x-request-id']).toBe('cerere-0001');
  expect(response.json()).toEqual({
    code: 'action.not_allowed',
    message: 'Acțiunea nu mai este posibilă în starea actuală.',
    details: { status: 'draft' },
    requestId: 'cerere-0001',
  });
});

test('an unexpected error does not reveal its cause', async () => {
  const response = await portal.anonymous.get('/broken');
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    code: 'internal',
    message: 'A apărut o eroare neașteptată. Încercați din nou.',
    requestId: expect.any(String),
  });
});

test('an unknown path is a 404 in the same form', async () => {
  expect((await portal.anonymous.get('/nimic')).json()).toMatchObject({ code: 'not_found' });
});

test('the service describes itself from its contracts', async () => {
  const document = (await portal.anonymous.get('/openapi.json')).json();
  expect(document.paths['/api/test/things'].post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['title'],
    additionalProperties: false,
  });
  expect(document.paths['/api/test/things'].post.responses['200']).toBeDefined();
});
