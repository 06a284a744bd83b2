import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anyone } from '@psp/contracts/access';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { defineService } from '../service.ts';
import { createTestApp, type TestApp } from '../testing/app.ts';
import { sendStoredFile, showStoredPdf } from './send-file.ts';

const NAME = 'Hotărârea "5"\\ 100% (copie)*.pdf';
const file = (storageKey: string) => ({ name: NAME, contentType: 'application/pdf', storageKey });
const service = defineService('test', (app) => {
  app.get('/there', { config: { access: anyone } }, (_, reply) =>
    sendStoredFile(reply, app.portal.files, file('a.pdf')),
  );
  app.get('/shown', { config: { access: anyone } }, (_, reply) =>
    showStoredPdf(reply, app.portal.files, file('a.pdf')),
  );
  app.get('/picture', { config: { access: anyone } }, (_, reply) =>
    showStoredPdf(reply, app.portal.files, { ...file('a.pdf'), contentType: 'image/svg+xml' }),
  );
  app.get('/gone', { config: { access: anyone } }, (_, reply) =>
    sendStoredFile(reply, app.portal.files, file('b.pdf')),
  );
});

let database: TestDatabase;
let portal: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  portal = await createTestApp(service, { orm: database.orm });
  await portal.files.write('a.pdf', '%PDF-1.4');
});
afterAll(async () => {
  await portal.close();
  await database.close();
});

test('a stored file is sent as a download that cannot be executed, cached or sniffed', async () => {
  const response = await portal.anonymous.get('/there');
  expect(response.body).toBe('%PDF-1.4');
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'cache-control': 'private, no-store',
    'content-disposition': `attachment; filename="Hotararea _5__ 100_ _copie__.pdf"; filename*=UTF-8''Hot%C4%83r%C3%A2rea%20%225%22%5C%20100%25%20%28copie%29%2A.pdf`,
  });
});

test('a file whose stored object is missing is not found', async () => {
  expect((await portal.anonymous.get('/gone')).statusCode).toBe(404);
});

test('a PDF is shown without anything that it could load, run or be framed by, and no other file is', async () => {
  const { headers } = await portal.anonymous.get('/shown');
  expect(headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^inline;/),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('script-src');
  expect((await portal.anonymous.get('/picture')).statusCode).toBe(404);
});
