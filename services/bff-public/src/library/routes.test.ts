import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { FileView } from '@psp/contracts/files';
import { KNOWLEDGE_ACCESS, type KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import { type LibraryContent, libraryList, libraryView } from '@psp/contracts/library';
import type { LibraryProposal } from '@psp/contracts/library-proposals';
import { searchView } from '@psp/contracts/search';
import { keepLibraryFile } from '@psp/domain/knowledge/library/files';
import {
  archiveDocument,
  createDocument,
  publishDocument,
  reviseDocument,
} from '@psp/domain/knowledge/library/manage-library';
import { proposeDocument } from '@psp/domain/knowledge/library/proposals';
import { acting } from '@psp/domain/testing/acting';
import { aDocx, aPdf } from '@psp/domain/testing/documents';
import { bffPublic } from '../app.ts';

const { app, database, rows } = await startTestApp(bffPublic, 'public');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const firm = await app.as({ kind: 'firma' });
const { anonymous } = app;
const BROWSER = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
const ACCESSES = Object.keys(KNOWLEDGE_ACCESS) as KnowledgeAccess[];

const content = (more: Partial<LibraryContent> = {}): LibraryContent => ({
  ...{ type: 'guide', title: 'Ghidul recepției', category: 'achizitii-publice', description: 'Pașii, pe scurt.' },
  ...{ body: '<p>Întâi.</p><h2>Câte exemplare</h2><p>Două.</p>', author: 'Asociația PSP', tags: ['recepție'] },
  ...{ access: 'visitors', verifiedOn: '2026-01-05', ownerId: admin.actor.accountId, url: null },
  ...{ fileIds: [], relatedIds: [], ...more },
});
const create = (more: Partial<LibraryContent> = {}) => by(admin.actor, createDocument, content(more));
const publish = async (more: Partial<LibraryContent> = {}): Promise<string> => {
  const id = await create(more);
  await by(admin.actor, publishDocument, { id, version: 1 });
  return id;
};
const fileOf = async (bytes: Buffer, name: string): Promise<FileView> => {
  const folder = await mkdtemp(join(tmpdir(), 'public-library-'));
  const path = join(folder, name);
  await writeFile(path, bytes);
  const received = { path, name, size: bytes.length };
  const file = await by(admin.actor, (write) => keepLibraryFile(write, app.files, received, admin.actor), undefined);
  await rm(folder, { recursive: true });
  return file;
};
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from library_document where id = ?', [id]))[0]?.version ?? 0;
const viewOf = async (id: string, query = '') =>
  libraryView.parse((await anonymous.get(`/library/${id}${query}`)).json());
const listOf = async (query: string) => libraryList.parse((await anonymous.get(`/library?${query}`)).json());
const foundBy = async (q: string) =>
  searchView
    .parse((await anonymous.get(`/search?q=${q}`)).json())
    .groups.flatMap(({ kind, items }) => (kind === 'publicDocument' ? items.map(({ href }) => href) : []));

/* Everywhere a visitor could meet a document with one file, whose title has the word: true for each place that shows it. */
const placesOf = async (id: string, word: string, fileId: string, besideId: string) => {
  const { items, counts, total } = await listOf(`category=studii-de-caz&q=${word}`);
  const status = async (path: string) => (await anonymous.get(path)).statusCode === 200;
  return {
    page: await status(`/library/${id}`),
    version: await status(`/library/${id}?edition=1`),
    file: await status(`/library/${id}/files/${fileId}`),
    pdf: await status(`/library/${id}/files/${fileId}/view`),
    list: items.some((one) => one.id === id),
    total: total === 1,
    counts: counts.all === 1 && counts.guide === 1,
    related: (await viewOf(besideId)).related.some((one) => one.id === id),
    search: (await foundBy(word)).includes(`/resurse/${id}`),
    sitemap: (await anonymous.get('/sitemap.xml')).body.includes(`/resurse/${id}`),
  };
};
type Places = Awaited<ReturnType<typeof placesOf>>;
const shown = (places: Places) => new Set(Object.values(places));

const STATES = {
  draft: create,
  published: publish,
  archived: async (more: Partial<LibraryContent>) => {
    const id = await publish(more);
    await by(admin.actor, archiveDocument, { id, version: await versionOf(id), reason: 'Depășit.' });
    return id;
  },
};
const CASES = ACCESSES.flatMap((access) =>
  (Object.keys(STATES) as (keyof typeof STATES)[]).map((state) => [access, state] as const),
);

test.each(CASES)('a document for %s that is %s is met by visitors everywhere or nowhere', async (access, state) => {
  const word = `cuvantul${access.replace('_', '')}${state}`;
  const file = await fileOf(aPdf(10), 'Anexa.pdf');
  const given: Partial<LibraryContent> = { title: `Studiu ${word}`, category: 'studii-de-caz', fileIds: [file.id] };
  const id = await STATES[state]({ ...given, access });
  const beside = await publish({ title: 'Alături', relatedIds: [id] });
  const isOpen = access === 'visitors' && state === 'published';
  expect(shown(await placesOf(id, word, file.id, beside))).toEqual(new Set([isOpen]));
  const { statusCode } = await anonymous.post(`/library/${id}/views`, {}, BROWSER);
  expect(statusCode).toBe(204);
  expect(await rows('select views from library_document where id = ?', [id])).toEqual([{ views: isOpen ? 1 : 0 }]);
});

test('a proposal is read by no visitor, whatever its access', async () => {
  const { access: _, author: __, verifiedOn: ___, ownerId: ____, relatedIds: _____, ...proposal } = content();
  const id = await by(firm.actor, proposeDocument, { ...proposal, title: 'Propunere zxq' } satisfies LibraryProposal);
  await rows(`update library_document set access = 'visitors' where id = ? returning id`, [id]);
  expect((await anonymous.get(`/library/${id}`)).statusCode).toBe(404);
  expect((await listOf('q=zxq')).total).toBe(0);
});

test('a document that is made private is gone from everywhere at once, and comes back', async () => {
  const word = 'ascunsul';
  const file = await fileOf(aPdf(10), 'Anexa.pdf');
  const given: Partial<LibraryContent> = { title: `Studiu ${word}`, category: 'studii-de-caz', fileIds: [file.id] };
  const id = await publish(given);
  const beside = await publish({ relatedIds: [id] });
  const revise = async (access: KnowledgeAccess) => {
    const input = { ...content({ ...given, access }), id, version: await versionOf(id), note: 'Alt acces.' };
    await by(admin.actor, reviseDocument, input);
    return shown(await placesOf(id, word, file.id, beside));
  };
  expect(shown(await placesOf(id, word, file.id, beside))).toEqual(new Set([true]));
  expect(await revise('members')).toEqual(new Set([false]));
  expect(await revise('visitors')).toEqual(new Set([true]));
});

test('the page names no person; lists and pages are kept until the library changes, files are not', async () => {
  const file = await fileOf(aDocx(), 'Model.docx');
  const id = await publish({ fileIds: [file.id] });
  const page = await anonymous.get(`/library/${id}`);
  expect(page.body).not.toContain(admin.actor.displayName);
  expect(libraryView.parse(page.json())).toMatchObject({ owner: null, verifiedOn: '2026-01-05', files: [file] });
  const list = await anonymous.get('/library');
  expect([page, list].map(({ headers }) => headers['surrogate-key'])).toEqual(['library', 'library']);
  const sent = await anonymous.get(`/library/${id}/files/${file.id}`);
  expect(sent.headers).toMatchObject({ 'cache-control': 'private, no-store' });
  expect(sent.headers['surrogate-key']).toBeUndefined();
  // Only a PDF is shown in the browser.
  expect((await anonymous.get(`/library/${id}/files/${file.id}/view`)).statusCode).toBe(404);
});

test('a visitor counts once a day as a reader, and once for each file', async () => {
  const [one, other] = [await fileOf(aPdf(10), 'Una.pdf'), await fileOf(aPdf(11), 'Alta.pdf')];
  const id = await publish({ fileIds: [one.id, other.id] });
  const open = (browser: string) => anonymous.post(`/library/${id}/views`, {}, { 'user-agent': browser });
  await Promise.all([1, 2, 3].map(() => open('Mozilla/5.0 Firefox/140.0')));
  await open('Mozilla/5.0 Chrome/150.0');
  await open('Googlebot/2.1');
  for (const file of [one, one, other]) await anonymous.get(`/library/${id}/files/${file.id}`);
  expect(await viewOf(id)).toMatchObject({ views: 2, downloads: 2 });
});

test('the list is filtered by type, category and words; other questions are refused', async () => {
  const category = 'bune-practici';
  const [study, form] = [
    await publish({ category, type: 'study', title: 'Primul', tags: ['zmeură'] }),
    await publish({ category, type: 'template', title: 'Al doilea' }),
  ];
  const ids = async (query: string) => (await listOf(`category=${category}${query}`)).items.map((one) => one.id);
  expect(await ids('')).toEqual([form, study]);
  expect(await ids('&type=study')).toEqual([study]);
  expect(await ids('&q=zmeura&show=all')).toEqual([study]);
  for (const query of ['show=favourites', 'type=altceva', 'alta=1'])
    expect([query, (await anonymous.get(`/library?${query}`)).statusCode]).toEqual([query, 400]);
  expect((await anonymous.get(`/library/${study}?edition=x`)).statusCode).toBe(400);
});

test.each(ACCESSES)(
  'the summary of a document for %s is there for visitors only when the document is',
  async (access) => {
    const parts = [1, 2, 3].map(
      (n) => `<h2>Partea ${n}</h2><p>Termenul ${n} este de cel mult ${n} zile.</p><p>${'Restul. '.repeat(400)}</p>`,
    );
    const id = await publish({ access, body: parts.join('') });
    const answer = await anonymous.get(`/library/${id}/summary`);
    expect(answer.statusCode).toBe(access === 'visitors' ? 200 : 404);
    expect(answer.body.includes('Termenul 1')).toBe(access === 'visitors');
  },
);
