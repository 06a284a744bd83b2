import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { roleMatrix } from '@psp/bff-kit/testing/role-matrix';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { identity } from './app.ts';

let database: TestDatabase;
let portal: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await createTestApp(identity, { orm: database.orm, area: 'identity' });
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

test('every route lets in whom it declares and refuses everybody else', async () => {
  expect(await roleMatrix(portal)).toEqual([]);
});

test('the service describes each of its routes', async () => {
  const { paths } = (await portal.anonymous.get('/openapi.json')).json<{ paths: object }>();
  expect(Object.keys(paths).sort()).toEqual([
    '/api/identity/admin-session',
    '/api/identity/notifications',
    '/api/identity/notifications/read-all',
    '/api/identity/notifications/{id}/read',
    '/api/identity/session',
    '/api/identity/session/end',
    '/api/identity/session/refresh',
  ]);
});
