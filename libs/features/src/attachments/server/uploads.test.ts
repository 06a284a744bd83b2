import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { defineService } from '@psp/bff-kit/service';
import { RECEPTION } from '@psp/bff-kit/uploads/receive-file';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { form, OWN_UPLOAD, PNG, upload, uploadFromElsewhere } from '@psp/bff-kit/testing/upload';
import { ATTACHMENT_LIMIT_BYTES, type FileView } from '@psp/contracts/files';
import { aCompoundFile, aDoc, aDocx, anOdt, anXlsx, aPdf, aZip } from '@psp/domain/testing/documents';
import { aTurnedPhoto, readPhoto } from '@psp/domain/testing/photos';
import { attachmentUploads } from './routes.ts';

const folder = await mkdtemp(join(tmpdir(), 'uploads-'));
const service = defineService('uat', (scope) => attachmentUploads(scope, 'uat', { ...RECEPTION, folder }));
const { app, rows } = await startTestApp(service, 'uat');
let uat: Awaited<ReturnType<typeof app.as>>;
beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
});
beforeEach(() => rows('delete from stored_file'));
afterAll(() => rm(folder, { recursive: true }));

const stored = () => rows<{ storage_key: string; organisation_id: string; name: string }>('select * from stored_file');

test.each<[string, Buffer, string]>([
  ['a PDF', aPdf(), 'pdf'],
  ['a Word 97 document', aDoc(), 'doc'],
  ['a Word document', aDocx(), 'docx'],
  ['an Excel 97 workbook', aCompoundFile('Workbook'), 'xls'],
  ['a workbook', anXlsx(), 'xlsx'],
  ['an OpenDocument text', anOdt(), 'odt'],
  ['a picture', PNG, 'png'],
  ['an archive', aZip({ 'planse/plan.dwg': 'AC1032', 'citeste.txt': 'Planșe' }), 'zip'],
])('%s is stored for the organisation only, with the file extension of its content', async (_, content, extension) => {
  const response = await upload(uat, '/uploads', content, 'Caiet de sarcini.exe');
  expect(response.json()).toMatchObject({ name: `Caiet de sarcini.${extension}` });
  expect(await stored()).toMatchObject([{ organisation_id: uat.actor.organisationId, claim_hash: null }]);
  const [row] = await stored();
  expect(row?.storage_key).toMatch(new RegExp(`^attachment/[0-9a-f-]{36}\\.${extension}$`));
  expect(await app.files.fileExists(row?.storage_key ?? '')).toBe(true);
});

test.each<[string, Buffer, number, string]>([
  ['nothing', Buffer.alloc(0), 422, 'file.empty'],
  ['plain text', Buffer.from('Caiet de sarcini'), 415, 'attachment.type'],
  [
    'a presentation',
    aZip({ '[Content_Types].xml': '<Types/>', 'ppt/presentation.xml': '<p/>' }),
    415,
    'attachment.type',
  ],
  ['an installer', aCompoundFile('Property'), 415, 'attachment.type'],
  ['a Word 97 document with macros', aDoc({ macros: true }), 422, 'file.macros'],
  ['a Word document with macros', aDocx({ macros: true }), 422, 'file.macros'],
  ['a workbook with macros', anXlsx({ macros: true }), 422, 'file.macros'],
  [
    'a workbook with Excel 4 macros',
    aZip({ 'xl/workbook.xml': '', 'xl/macrosheets/sheet1.xml': '' }),
    422,
    'file.macros',
  ],
  ['an Excel 97 workbook with macros', aCompoundFile('Workbook', '_VBA_PROJECT_CUR/VBA/dir'), 422, 'file.macros'],
  ['an OpenDocument text with macros', anOdt({ macros: true }), 422, 'file.macros'],
  ['an archive with a document for macros', aZip({ 'a.DOCM': 'x' }), 422, 'file.macros'],
  ['an archive with a program', aZip({ 'planse/vezi.exe': 'MZ' }), 422, 'file.programs'],
  ['a picture cut off', PNG.subarray(0, 50), 422, 'image.damaged'],
  ['one byte more than 25 MB', aPdf(ATTACHMENT_LIMIT_BYTES + 1 - aPdf().length), 413, 'attachment.too_large'],
])('%s is refused and leaves no files or rows', async (_, content, status, code) => {
  const response = await upload(uat, '/uploads', content);
  expect([response.statusCode, response.json()]).toMatchObject([status, { code }]);
  expect([await stored(), await readdir(folder)]).toEqual([[], []]);
});

test('a name of 300 characters is shortened, and a cross-site upload is refused', async () => {
  const response = await upload(uat, '/uploads', aPdf(), `${'Anexă '.repeat(50)}.pdf`);
  expect(response.json<FileView>().name).toHaveLength(119 + '.pdf'.length);
  const elsewhere = await uploadFromElsewhere(uat, '/uploads', aPdf());
  expect(elsewhere.json()).toMatchObject({ code: 'auth.cross_site' });
});

test('the EXIF data of a photograph, with its location, is removed', async () => {
  expect(await readPhoto(await aTurnedPhoto())).toEqual({ width: 8, height: 4, hasExif: true });
  const { name } = (await upload(uat, '/uploads', await aTurnedPhoto(), 'sediu.jpeg')).json<FileView>();
  const [row] = await stored();
  const kept = await readPhoto(await app.files.readToBuffer(row?.storage_key ?? ''));
  expect({ name, ...kept }).toEqual({ name: 'sediu.jpg', width: 4, height: 8, hasExif: false });
});

test('a viewer may not upload', async () => {
  const viewer = await app.as({ kind: 'uat', role: 'viewer' });
  expect((await upload(viewer, '/uploads', aPdf())).statusCode).toBe(403);
});

test('25 MB are received without being held in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const held = (): number => {
    collect();
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const piece = Buffer.alloc(256 * 1024, 'x');
  const [head = Buffer.alloc(0), tail = Buffer.alloc(0)] = form(Buffer.from('|'))
    .toString('latin1')
    .split('|')
    .map((part) => Buffer.from(part, 'latin1'));
  const pdf = aPdf();
  const before = held();
  let most = before;
  async function* body() {
    yield Buffer.concat([head, pdf.subarray(0, 15)]);
    for (let sent = 0; sent + piece.length < ATTACHMENT_LIMIT_BYTES - pdf.length; sent += piece.length) {
      yield piece;
      // Not for every piece: a garbage collection visits all that the worker has loaded.
      if (sent % (32 * piece.length) === 0) most = Math.max(most, held());
    }
    yield Buffer.concat([pdf.subarray(15), tail]);
  }
  const response = await uat.call('POST', '/uploads', Readable.from(body()), OWN_UPLOAD);
  expect(response.json<FileView>().size).toBeGreaterThan(24 * 1024 * 1024);
  expect(most - before).toBeLessThan(4 * 1024 * 1024);
});
