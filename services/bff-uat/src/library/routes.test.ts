import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import { type LibraryContent, libraryList, libraryView } from '@psp/contracts/library';
import {
  archiveDocument,
  createDocument,
  publishDocument,
  reviseDocument,
} from '@psp/domain/knowledge/library/manage-library';
import { acting } from '@psp/domain/testing/acting';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const by = acting(database.orm);
const admin = await app.as({ kind: 'admin' });
const town = await app.as({ kind: 'uat' });
const pending = await app.as({ kind: 'uat', status: 'pending' });

const content = (more: Partial<LibraryContent> = {}): LibraryContent => ({
  ...{ type: 'guide', title: 'Ghidul recepției', category: 'achizitii-publice', description: 'Pașii, pe scurt.' },
  ...{ body: '<p>Întâi.</p><h2>Cine îl întocmește</h2><p>Comisia.</p><h2>Câte exemplare</h2><p>Două.</p>' },
  ...{ author: 'Asociația PSP', tags: ['recepție'], access: 'members', verifiedOn: null, ownerId: null, url: null },
  ...{ fileIds: [], relatedIds: [], ...more },
});
const publish = async (more: Partial<LibraryContent> = {}): Promise<string> => {
  const id = await by(admin.actor, createDocument, content(more));
  await by(admin.actor, publishDocument, { id, version: 1 });
  return id;
};
const versionOf = async (id: string) =>
  (await rows<{ version: number }>('select version from library_document where id = ?', [id]))[0]?.version ?? 0;
const viewOf = async (id: string, query = '') => libraryView.parse((await town.get(`/library/${id}${query}`)).json());
const listOf = async (query = '') => libraryList.parse((await town.get(`/library${query}`)).json());

test.each<[KnowledgeAccess, number]>([
  ['visitors', 200],
  ['members', 200],
  ['partners', 404],
  ['signed_in', 200],
])('a document for %s: page, list, counts, related, search and views answer alike', async (access, status) => {
  const title = `Document ${access.replace('_', '')} xq`;
  const id = await publish({ access, title, tags: ['pereche'], category: 'resurse-umane' });
  const beside = await publish({ title: 'Alături', tags: ['pereche'], relatedIds: [id] });
  const isRead = status === 200;
  expect((await town.get(`/library/${id}`)).statusCode).toBe(status);
  expect((await town.get(`/library/${id}/files/${id}`)).statusCode).toBe(404);
  expect((await town.post(`/library/${id}/views`, {})).statusCode).toBe(isRead ? 204 : 404);
  const { items, counts } = await listOf(`?category=resurse-umane&q=${access.replace('_', '')}`);
  expect([items.map((one) => one.id), counts.guide]).toEqual(isRead ? [[id], 1] : [[], 0]);
  expect((await viewOf(beside)).related.some((one) => one.id === id && one.isChosen)).toBe(isRead);
  expect(JSON.stringify((await town.get(`/search?q=${encodeURIComponent(title)}`)).json()).includes(id)).toBe(isRead);
  expect((await pending.get(`/library/${id}`)).statusCode).toBe(404);
});

test('drafts and archived documents are read by nobody; an archived one is gone at once', async () => {
  const draft = await by(admin.actor, createDocument, content());
  expect((await town.get(`/library/${draft}`)).statusCode).toBe(404);
  const id = await publish({ title: 'De arhivat' });
  expect((await listOf('?q=arhivat')).total).toBe(1);
  await by(admin.actor, archiveDocument, { id, version: await versionOf(id), reason: 'Depășit.' });
  expect((await town.get(`/library/${id}`)).statusCode).toBe(404);
  expect((await listOf('?q=arhivat')).total).toBe(0);
});

test('the text is divided at its headings; an earlier version stays readable, and its anchors', async () => {
  const id = await publish();
  const before = await viewOf(id);
  expect(before.sections.map(({ anchor, heading }) => [anchor, heading])).toEqual([
    ['', ''],
    ['cine-il-intocmeste', 'Cine îl întocmește'],
    ['cate-exemplare', 'Câte exemplare'],
  ]);
  const body = '<h2>Câte exemplare</h2><p>Trei.</p>';
  const version = await versionOf(id);
  await by(admin.actor, reviseDocument, { ...content({ body }), id, version, note: 'Trei exemplare.' });
  const [now, then] = [await viewOf(id), await viewOf(id, '?edition=1')];
  expect(now.sections.map(({ anchor }) => anchor)).toEqual(['cate-exemplare']);
  expect([now.shown, now.edition, then.shown, then.edition]).toEqual([2, 2, 1, 2]);
  expect(then.sections).toEqual(before.sections);
  expect(now.versions.map(({ note }) => note)).toEqual(['Trei exemplare.', '']);
  expect((await town.get(`/library/${id}?edition=3`)).statusCode).toBe(404);
  expect((await town.get(`/library/${id}?edition=x`)).statusCode).toBe(400);
});

test('each person counts once a day as a reader of a document', async () => {
  const id = await publish();
  const other = await app.as({ kind: 'uat' });
  await Promise.all([1, 2, 3].map(() => town.post(`/library/${id}/views`, {})));
  await other.post(`/library/${id}/views`, {});
  expect((await viewOf(id)).views).toBe(2);
});

test('the list is filtered by type, category and words, in the chosen order', async () => {
  const category = 'studii-de-caz';
  const [study, form] = [
    await publish({ category, type: 'study', title: 'Primul', tags: ['zmeură'] }),
    await publish({ category, type: 'template', title: 'Al doilea' }),
  ];
  await town.post(`/library/${study}/views`, {});
  const found = async (query: string) => (await listOf(`?category=${category}${query}`)).items.map((one) => one.id);
  expect(await found('')).toEqual([form, study]);
  expect(await found('&order=views')).toEqual([study, form]);
  expect(await found('&type=template')).toEqual([form]);
  expect(await found('&q=zmeura')).toEqual([study]);
  expect((await listOf(`?category=${category}&type=study`)).counts).toMatchObject({ all: 2, study: 1, template: 1 });
  expect((await town.get('/library?type=altceva')).statusCode).toBe(400);
});
