import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, expect, test } from '@jest/globals';
import { storePerson } from '@psp/bff-kit/testing/people';
import type { LibraryContent } from '@psp/contracts/library';
import type { Actor } from '@psp/domain/actor';
import { keepLibraryFile } from '@psp/domain/knowledge/library/files';
import { archiveDocument, createDocument, publishDocument } from '@psp/domain/knowledge/library/manage-library';
import { paragraph, writeWord } from '@psp/domain/operating/files/word-document';
import { killExtraction } from '@psp/domain/testing/kill-extraction';
import PDFDocument from 'pdfkit';
import { startTestWorker } from '../testing/start.ts';
import { untilRow } from '../testing/worker.ts';

const { database, db, files, scenario } = await startTestWorker();
let admin: Actor;
let folder = '';
beforeAll(async () => {
  ({ actor: admin } = await storePerson(database.orm, { kind: 'admin' }));
  folder = await mkdtemp(join(tmpdir(), 'extraction-'));
});

const rows = <Row>(query: string, values: unknown[] = []) => database.orm.em.fork().execute<Row[]>(query, values);

const content = (fileIds: string[]): LibraryContent => ({
  ...{ type: 'template', title: 'Proces-verbal', category: 'achizitii-publice', description: 'Pentru recepții.' },
  ...{ body: '', author: 'Asociația PSP', tags: [], access: 'members', verifiedOn: null, ownerId: null, url: null },
  ...{ fileIds, relatedIds: [] },
});

const stored = async (name: string, bytes: Buffer): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const dated = { db, now: new Date() };
  return (await keepLibraryFile(dated, files, { path, name, size: bytes.length }, admin)).id;
};

/** Publishes a document with one file. Returns the ids of both. */
const published = async (name: string, bytes: Buffer) => {
  const fileId = await stored(name, bytes);
  const id = await scenario.as(admin, (write) => createDocument(write, content([fileId])));
  await scenario.as(admin, (write) => publishDocument(write, { id, version: 1 }));
  return { id, fileId };
};

const untilState = (fileId: string, state: string) =>
  untilRow(database.orm, `select 1 from library_file where file_id = '${fileId}' and text_state = '${state}'`);
const passages = (id: string) =>
  rows<{ heading: string; text: string }>('select heading, text from passage where source_id = ? order by position', [
    id,
  ]);

const aPdf = (pages: number): Promise<Buffer> => {
  const pdf = new PDFDocument();
  for (let page = 1; page <= pages; page += 1) {
    if (page > 1) pdf.addPage();
    for (let line = 1; line <= 40; line += 1) pdf.text(`Pagina ${page}, linia ${line} a ghidului.`);
  }
  pdf.end();
  return buffer(pdf);
};

test('the text of an uploaded file becomes passages of its document, and leaves with the document', async () => {
  const { id, fileId } = await published('Ghid.pdf', await aPdf(2));
  await untilState(fileId, 'read');
  const found = await passages(id);
  expect(found.find(({ heading }) => heading === 'Ghid.pdf, Pagina 2')?.text).toContain(
    'Pagina 2, linia 1 a ghidului.',
  );
  await scenario.as(admin, (write) => archiveDocument(write, { id, version: 2, reason: 'Vechi.' }));
  expect(await passages(id)).toEqual([]);
});

test('the placeholders of a Word file are kept, and a file of another type is not read', async () => {
  const template = await published('Model.docx', writeWord(paragraph('Pentru {{denumire}}, {{cui}')));
  await untilState(template.fileId, 'read');
  expect(await rows('select template from library_reading where file_id = ?', [template.fileId])).toMatchObject([
    { template: { problems: [{ problem: 'unclosed', paragraph: 1 }] } },
  ]);
});

test('an extraction that is killed in the middle is repeated, and its file is read', async () => {
  const reading = published('Lung.pdf', await aPdf(30));
  await killExtraction();
  await untilRow(database.orm, `select 1 from pgboss.job where name = 'text-extraction' and state = 'retry'`);
  await rows(`update pgboss.job set start_after = now() where name = 'text-extraction' and state = 'retry'`);
  const { fileId } = await reading;
  await untilState(fileId, 'read');
  expect(await rows('select pages from library_file where file_id = ?', [fileId])).toEqual([{ pages: 30 }]);
});

test('an extraction that is killed in every attempt leaves a broken file, and the next file is read', async () => {
  const [queue] = await rows<{ limit: number }>(
    `select retry_limit as limit from pgboss.queue where name = 'text-extraction'`,
  );
  const attempts = (retries: number) =>
    rows(`update pgboss.queue set retry_limit = ? where name = 'text-extraction'`, [retries]);
  await attempts(0);
  const reading = published('Ucigas.pdf', await aPdf(30));
  await killExtraction();
  const { fileId } = await reading;
  await attempts(queue?.limit ?? 0);
  await untilState(fileId, 'broken');
  const next = await published('Urmator.docx', writeWord(paragraph('Se citește.')));
  await untilState(next.fileId, 'read');
});
