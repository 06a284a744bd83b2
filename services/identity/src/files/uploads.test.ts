import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineService } from '@psp/bff-kit/service';
import { RECEPTION } from '@psp/bff-kit/uploads/receive-file';
import { createTestApp, type TestApp } from '@psp/bff-kit/testing/app';
import { FILE_LIMIT_BYTES, type UploadedFile } from '@psp/contracts/files';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { aDoc, aDocx, aPdf } from '@psp/domain/testing/documents';
import { type Upload, upload } from '../testing/upload.ts';
import { codeOf } from '../testing/browser.ts';
import { fileRoutes } from './routes.ts';

let database: TestDatabase;
let portal: TestApp;
let temporary: string;
const service = defineService('identity', (app) => fileRoutes(app, { ...RECEPTION, folder: temporary }));
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'uploads-'));
  await mkdir(join(temporary, 'psp-upload-left'));
  await utimes(join(temporary, 'psp-upload-left'), 0, 0);
  database = await createTestDatabase();
  portal = await createTestApp(service, { orm: database.orm, area: 'identity' });
});
afterAll(async () => {
  await portal.close();
  await database.close();
  await rm(temporary, { recursive: true });
});

const em = () => database.orm.em.fork();
beforeEach(() => em().execute('delete from attempt; delete from stored_file'));

const stored = () => em().execute<{ name: string; storage_key: string }[]>('select * from stored_file');
/** Folders of uploads on their way. */
const onTheirWay = () => readdir(temporary);
const nothingIsLeft = async (): Promise<void> => {
  expect(await onTheirWay()).toEqual([]);
  expect(await stored()).toEqual([]);
};

test('a service that starts removes what a killed one left of its uploads', async () => {
  expect(await onTheirWay()).toEqual([]);
});

test('a document is stored under a generated name and answered with the secret that claims it', async () => {
  const response = await upload(portal, { content: aPdf(), name: 'Hotărârea nr. 5.pdf' });
  expect(response.statusCode).toBe(200);
  const file = response.json<UploadedFile>();
  expect(file).toMatchObject({ name: 'Hotărârea nr. 5.pdf', contentType: 'application/pdf', size: aPdf().length });
  const [row] = await stored();
  expect(row).toMatchObject({ id: file.id, name: 'Hotărârea nr. 5.pdf', organisation_id: null, account_id: null });
  expect(JSON.stringify(row)).not.toContain(file.claim);
  expect(row?.storage_key).toMatch(/^application\/[0-9a-f-]{36}\.pdf$/);
  expect(await portal.files.readToBuffer(row?.storage_key ?? '')).toEqual(Buffer.from(aPdf()));
  expect(await onTheirWay()).toEqual([]);
});

test.each<[string, Upload, number, string]>([
  ['a picture called .pdf', { content: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1') }, 415, 'file.false_pdf'],
  ['a macro document called .docx', { content: aDocx({ macros: true }), name: 'a.docx' }, 422, 'file.macros'],
  ['a Word 97 document with macros', { content: aDoc({ macros: true }), name: 'a.doc' }, 422, 'file.macros'],
  ['an empty file', { content: Buffer.alloc(0) }, 422, 'file.empty'],
  ['a PDF cut off', { content: aPdf().subarray(0, 60) }, 422, 'file.damaged'],
  ['a presentation that is no PDF', { content: aDocx(), kind: 'presentation' }, 415, 'file.not_pdf'],
  [
    'a presentation that is text called .pdf',
    { content: Buffer.from('text'), kind: 'presentation' },
    415,
    'file.false_pdf',
  ],
  ['a presentation with macros', { content: aDocx({ macros: true }), kind: 'presentation' }, 415, 'file.not_pdf'],
  ['one byte too many', { content: aPdf(FILE_LIMIT_BYTES + 1 - aPdf().length) }, 413, 'file.too_large'],
  ['a form of another site', { content: aPdf(), headers: { 'x-portal-upload': '' } }, 403, 'auth.cross_site'],
  ['a page of another site', { content: aPdf(), headers: { origin: 'https://evil.example' } }, 403, 'auth.cross_site'],
  ['JSON', { content: aPdf(), headers: { 'content-type': 'application/json' } }, 400, 'body.invalid'],
  ['a kind of its own', { content: aPdf(), kind: 'export' as 'document' }, 400, 'body.invalid'],
])('%s is refused and nothing of it stays', async (_, file, status, code) => {
  const response = await upload(portal, file);
  expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
  await nothingIsLeft();
});

test.each(['Hot\u0103r\u00e2re \u015Eelimb\u0103r \u0163.pdf', 'Hotărâre Șelimbăr ț.pdf'.normalize('NFD')])(
  'the name %j is kept with Romanian’s own letters',
  async (name) => {
    expect((await upload(portal, { content: aPdf(), name })).json()).toMatchObject({ name: 'Hotărâre Șelimbăr ț.pdf' });
  },
);

test('a file of exactly 10 MB is taken', async () => {
  const response = await upload(portal, { content: aPdf(FILE_LIMIT_BYTES - aPdf().length) });
  expect(response.json()).toMatchObject({ size: FILE_LIMIT_BYTES });
});

test.each(['../../etc/passwd', '..\\..\\boot.ini', 'C:\\x.pdf', `${'a'.repeat(500)}.pdf`, 'a\u202Efdp.exe'])(
  'the name %j never reaches the store',
  async (name) => {
    expect((await upload(portal, { content: aPdf(), name })).statusCode).toBe(200);
    const [row] = await stored();
    expect(row?.name).toMatch(/^[^/\\\u202E]{1,124}\.pdf$/);
    expect(row?.storage_key).toMatch(/^application\/[0-9a-f-]{36}\.pdf$/);
  },
);

test('a form without a file is refused', async () => {
  const payload = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--b--\r\n';
  const headers = {
    origin: 'http://portal.test',
    'content-type': 'multipart/form-data; boundary=b',
    'x-portal-upload': '1',
  };
  const response = await portal.app.inject({ method: 'POST', url: '/api/identity/uploads', headers, payload });
  expect(codeOf(response)).toBe('file.missing');
});

test('one address uploads thirty files an hour', async () => {
  const address = '10.9.8.7';
  for (let index = 0; index < 30; index += 1) await upload(portal, { content: aPdf(), address });
  expect(codeOf(await upload(portal, { content: aPdf(), address }))).toBe('rate.limited');
  expect((await upload(portal, { content: aPdf(), address: '10.9.8.8' })).statusCode).toBe(200);
});

test.each([
  ['multipart/form-data', 400, 'body.invalid'],
  ['multipart/form-data; boundary=', 422, 'file.damaged'],
  ['multipart/form-data; boundary=""', 422, 'file.damaged'],
  ['multipart/;', 415, 'body.type'],
])('a form that does not say where its parts end (%s) is no form', async (type, status, code) => {
  const response = await upload(portal, { content: aPdf(), headers: { 'content-type': type } });
  expect([response.statusCode, codeOf(response)]).toEqual([status, code]);
  await nothingIsLeft();
});
