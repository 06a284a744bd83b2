import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { newId } from '@psp/domain/id';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { bffPublic } from '../app.ts';

let database: TestDatabase;
let app: TestApp;
const [kept, lost] = [newId(), newId()];
beforeAll(async () => {
  database = await createTestDatabase();
  app = await createTestApp(bffPublic, { orm: database.orm, area: 'public' });
  await app.files.write('image/a/480.webp', 'RIFF');
  await database.orm.em.fork().execute(
    `insert into image (id, storage_key, width, height, widths) values
     ('${kept}', 'image/a', 480, 320, '{480}'), ('${lost}', 'image/b', 480, 320, '{480}')`,
  );
});
afterAll(async () => {
  await app.close();
  await database.close();
});

test('a picture may be kept for ever, and can be nothing but a picture', async () => {
  const response = await app.anonymous.get(`/images/${kept}/480`);
  expect(response.body).toBe('RIFF');
  expect(response.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-disposition': 'inline',
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${kept}-480"`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
  });
});

test('who has it already is told so', async () => {
  const headers = { 'if-none-match': `"${kept}-480"` };
  const response = await app.anonymous.call('GET', `/images/${kept}/480`, undefined, headers);
  expect([response.statusCode, response.body]).toEqual([304, '']);
});

test.each([
  ['a width that it does not have', `${kept}/960`],
  ['an unknown picture', `${newId()}/480`],
  ['a picture whose file is gone', `${lost}/480`],
  ['something that is no id', 'abc/480'],
  ['something that is no width', `${kept}/480.webp`],
  ['a width beyond all numbers', `${kept}/99999999999999999999`],
  ['a path out of the store', `${kept}/..%2F..%2Fetc%2Fpasswd`],
])('%s is not found', async (_, path) => {
  const response = await app.anonymous.get(`/images/${path}`);
  expect(response.statusCode).toBe(404);
  expect(response.headers['cache-control'] ?? '').not.toContain('immutable');
});
