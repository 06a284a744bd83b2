import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import { FILE_TEXT_MAX, type LibraryContent, libraryFileText } from '@psp/contracts/library';
import { suitedTemplates, templateView } from '@psp/contracts/templates';
import { asSystem } from '@psp/domain/as-system';
import { keepExtraction } from '@psp/domain/knowledge/extraction/keep-extraction';
import { readDocx } from '@psp/domain/knowledge/extraction/read-docx';
import { readFile, withoutText } from '@psp/domain/knowledge/extraction/read-file';
import { keepLibraryFile } from '@psp/domain/knowledge/library/files';
import { archiveDocument, createDocument, publishDocument } from '@psp/domain/knowledge/library/manage-library';
import { paragraph, table, writeWord } from '@psp/domain/operating/files/word-document';
import { createReadDb } from '@psp/domain/read-db';
import { acting } from '@psp/domain/testing/acting';
import { createScenario } from '@psp/domain/testing/scenario';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const scenario = createScenario(database.orm);
const admin = await app.as({ kind: 'admin' });
const town = await app.as({ kind: 'uat' });
const other = await app.as({ kind: 'uat' });
const folder = await mkdtemp(join(tmpdir(), 'templates-'));

const content = (fileIds: string[], more: Partial<LibraryContent> = {}): LibraryContent => ({
  ...{ type: 'template', title: 'Proces-verbal', category: 'achizitii-publice', description: 'Pentru recepții.' },
  ...{ body: '', author: 'Asociația PSP', tags: [], access: 'members', verifiedOn: null, ownerId: null, url: null },
  ...{ fileIds, relatedIds: [], ...more },
});

/** Publishes a template with one file. Until `read` is called, the worker has not read it. */
async function publish(body: string, more: Partial<LibraryContent> = {}) {
  const bytes = writeWord(body);
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  const dated = { db: createReadDb(database.orm), now: new Date() };
  const received = { path, name: 'Recepție.docx', size: bytes.length };
  const { id: fileId } = await keepLibraryFile(dated, app.files, received, admin.actor);
  const id = await by(admin.actor, createDocument, content([fileId], more));
  await by(admin.actor, publishDocument, { id, version: 1 });
  const read = async () => {
    const extraction = await readFile({ bytes, type: 'docx' });
    await asSystem(database.orm, (write) => keepExtraction(write, fileId, extraction));
  };
  return { id, fileId, path: `/library/${id}/files/${fileId}`, read };
}
const readable = async (body: string, more: Partial<LibraryContent> = {}) => {
  const published = await publish(body, more);
  await published.read();
  return published;
};
const viewOf = async (path: string, query = '') =>
  templateView.parse((await town.get(`${path}/template${query}`)).json());
const filledText = async (path: string, query: string) => {
  const { statusCode, headers, rawPayload } = await town.get(`${path}/filled${query}`);
  expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename="Receptie completat.docx"']);
  return (await readDocx(rawPayload)).map(({ texts }) => texts.join(' | '));
};

test('a template is filled from a request of the town hall and signed by a colleague', async () => {
  const body = [
    paragraph('{{denumire}}, nr. {{numar}}'),
    table(['{{solicitare.titlu}}', '{{solicitare.buget}} lei']),
    paragraph('Semnează {{semnatar}}'),
  ].join('');
  const { path } = await readable(body);
  const requestId = await scenario.sent(town.actor);
  const before = await viewOf(path);
  expect(before.fields.map(({ name, value }) => [name, value !== null])).toEqual([
    ['denumire', true],
    ['numar', false],
    ['solicitare.titlu', false],
    ['solicitare.buget', false],
    ['semnatar', false],
  ]);
  expect(before.requests.map(({ id }) => id)).toContain(requestId);
  const [signer] = before.signers;
  const query = `?requestId=${requestId}&signerId=${signer?.id}`;
  expect((await viewOf(path, query)).fields.map(({ value }) => value)).toEqual([
    town.actor.organisationName,
    null,
    'Digitalizarea registrului agricol',
    '90.000',
    signer?.name,
  ]);
  expect(await filledText(path, query)).toEqual([
    `${town.actor.organisationName}, nr. {{numar}}`,
    'Digitalizarea registrului agricol | 90.000 lei',
    `Semnează ${signer?.name}`,
  ]);
});

test.each<[KnowledgeAccess, number]>([
  ['members', 200],
  ['partners', 404],
  ['signed_in', 200],
])('a template for %s is seen and filled as its document is read', async (access, status) => {
  const { path } = await readable(paragraph('{{denumire}}'), { access });
  expect((await town.get(`${path}/template`)).statusCode).toBe(status);
  expect((await town.get(`${path}/filled`)).statusCode).toBe(status);
});

test('another’s request, another’s colleague and a file of another document are not found', async () => {
  const { id, path } = await readable(paragraph('{{solicitare.titlu}} {{semnatar}}'));
  const { fileId } = await readable(paragraph('{{cui}}'));
  const foreign = await scenario.sent(other.actor);
  for (const what of ['template', 'filled']) {
    expect((await town.get(`${path}/${what}?requestId=${foreign}`)).statusCode).toBe(404);
    expect((await town.get(`${path}/${what}?signerId=${other.actor.accountId}`)).statusCode).toBe(404);
    expect((await town.get(`/library/${id}/files/${fileId}/${what}`)).statusCode).toBe(404);
    expect((await town.get(`${path}/${what}?requestId=x`)).statusCode).toBe(400);
  }
  expect((await viewOf(path)).requests.map((one) => one.id)).not.toContain(foreign);
});

test('a broken placeholder is named with its place and not filled; an unknown one is left to the reader', async () => {
  const { path } = await readable(paragraph('Antet {{denumire}}') + paragraph('Din {{data la sediu'));
  const { problems } = await viewOf(path);
  expect(problems).toMatchObject([{ problem: 'unclosed', part: 'body', paragraph: 2 }]);
  expect(problems[0]?.around).toContain('Din {{data la sediu');
  expect((await town.get(`${path}/filled`)).json()).toMatchObject({ code: 'template.broken' });
  const unknown = await readable(paragraph('{{denumrie}}') + paragraph('{{cui}}'));
  expect((await viewOf(unknown.path)).fields).toMatchObject([
    { name: 'denumrie', value: null, paragraph: 1 },
    { name: 'cui', paragraph: 2 },
  ]);
});

test('a file waits until it is read; one that cannot be read, and one that is withdrawn, are not filled', async () => {
  const { id, path, read } = await publish(paragraph('{{denumire}}'));
  expect((await viewOf(path)).state).toBe('waiting');
  expect((await town.get(`${path}/filled`)).statusCode).toBe(404);
  await read();
  expect((await viewOf(path)).state).toBe('ready');
  await by(admin.actor, archiveDocument, { id, version: 2, reason: 'Depășit.' });
  expect((await town.get(`${path}/template`)).statusCode).toBe(404);
  const broken = await publish(paragraph('{{denumire}}'));
  await asSystem(database.orm, (write) => keepExtraction(write, broken.fileId, withoutText('too_large')));
  expect((await viewOf(broken.path)).state).toBe('none');
  expect((await town.get(`${broken.path}/filled`)).statusCode).toBe(404);
});

test('a request is offered the templates of its domain before those of any purchase, without what is not read', async () => {
  const title = (text: string) => ({ title: `Potrivit ${text}` });
  await publish(paragraph('a'), { ...title('domeniu'), category: 'resurse-umane' });
  const { id } = await publish(paragraph('a'), { ...title('achiziție') });
  await rows('update library_document set downloads = 1000 where id = ?', [id]);
  await publish(paragraph('a'), { ...title('parteneri'), category: 'resurse-umane', access: 'partners' });
  await publish(paragraph('a'), { ...title('ghid'), category: 'resurse-umane', type: 'guide' });
  const { items } = suitedTemplates.parse((await town.get('/suited-templates?category=resurse-umane')).json());
  expect(items.map((one) => one.title).slice(0, 2)).toEqual(['Potrivit domeniu', 'Potrivit achiziție']);
  expect(items.some((one) => /parteneri|ghid/.test(one.title))).toBe(false);
  expect((await town.get('/suited-templates?category=altceva')).statusCode).toBe(400);
});

test('the text of a Word file is read in parts, and cut where it is very long', async () => {
  const text = async ({ path }: { path: string }, person = town) => person.get(`${path}/text`);
  const short = await readable([paragraph('Ce se verifică', 'Heading1'), paragraph('Fiecare livrabil.')].join(''));
  expect(libraryFileText.parse((await text(short)).json())).toEqual({
    ...{ parts: [{ heading: 'Ce se verifică', text: expect.stringContaining('Fiecare livrabil.') }], isCut: false },
  });
  const long = await readable(
    [1, 2, 3].map((n) => paragraph(`Partea ${n}`, 'Heading1') + paragraph('cuvânt '.repeat(14_000))).join(''),
  );
  const { parts, isCut } = libraryFileText.parse((await text(long)).json());
  expect([parts.map(({ heading }) => heading), isCut]).toEqual([['Partea 1', 'Partea 2', 'Partea 3'], true]);
  expect(parts.reduce((sum, part) => sum + part.text.length, 0)).toBe(FILE_TEXT_MAX);
  expect((await text(await publish(paragraph('Necitit.')))).statusCode).toBe(404);
  expect((await text(short, await app.as({ kind: 'uat', status: 'pending' }))).statusCode).toBe(404);
});
