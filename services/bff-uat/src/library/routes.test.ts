import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { libraryOpinions } from '@psp/contracts/library-opinions';
import type { KnowledgeAccess } from '@psp/contracts/knowledge-categories';
import { type LibraryContent, libraryList, librarySummary, libraryView } from '@psp/contracts/library';
import {
  archiveDocument,
  createDocument,
  publishDocument,
  reviseDocument,
} from '@psp/domain/knowledge/library/manage-library';
import { answerReport } from '@psp/domain/knowledge/library/opinions';
import { remindOwners } from '@psp/domain/knowledge/library/tell';
import { SYSTEM } from '@psp/domain/actor';
import { acting } from '@psp/domain/testing/acting';
import { flush, transaction } from '@psp/domain/write';
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
  expect((await pending.get(`/library/${id}`)).statusCode).toBe(access === 'visitors' ? 200 : 404);
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

const PART = (n: number) =>
  `<h2>Partea ${n}</h2><p>Comisia numărul ${n} trebuie să semneze în cel mult ${n} zile.</p><p>${'Restul se spune aici. '.repeat(60)}</p>`;
const LONG_BODY = [1, 2, 3, 4, 5, 6].map(PART).join('');

test('a long document is summarised by its own sentences, each with its part; a short one is not', async () => {
  const id = await publish({ body: LONG_BODY });
  expect((await viewOf(id)).isLong).toBe(true);
  const { sentences } = librarySummary.parse((await town.get(`/library/${id}/summary`)).json());
  expect(sentences).toHaveLength(6);
  expect(sentences[1]).toEqual({
    ...{ anchor: 'partea-2', heading: 'Partea 2', text: 'Comisia numărul 2 trebuie să semneze în cel mult 2 zile.' },
  });
  const sections = (await viewOf(id)).sections.map(({ anchor }) => anchor);
  expect(sections).toEqual(expect.arrayContaining(sentences.map(({ anchor }) => anchor)));
  const short = await publish();
  expect((await viewOf(short)).isLong).toBe(false);
  expect((await town.get(`/library/${short}/summary`)).json()).toEqual({ sentences: [] });
});

test('the summary follows the published version, and an earlier one has none', async () => {
  const id = await publish({ body: LONG_BODY });
  const version = await versionOf(id);
  const body = LONG_BODY.replaceAll('Comisia', 'Primăria');
  await by(admin.actor, reviseDocument, { ...content({ body }), id, version, note: 'Primăria semnează.' });
  const { sentences } = librarySummary.parse((await town.get(`/library/${id}/summary`)).json());
  expect(sentences.every(({ text }) => text.startsWith('Primăria'))).toBe(true);
  expect([(await viewOf(id)).isLong, (await viewOf(id, '?edition=1')).isLong]).toEqual([true, false]);
});

test.each<[KnowledgeAccess, number, number]>([
  ['visitors', 200, 200],
  ['members', 200, 404],
  ['partners', 404, 404],
  ['signed_in', 200, 404],
])(
  'the summary of a document for %s is read by those who read the document',
  async (access, status, beforeApproval) => {
    const id = await publish({ access, body: LONG_BODY });
    expect((await town.get(`/library/${id}/summary`)).statusCode).toBe(status);
    expect((await pending.get(`/library/${id}/summary`)).statusCode).toBe(beforeApproval);
    await by(admin.actor, archiveDocument, { id, version: await versionOf(id), reason: 'Depășit.' });
    expect((await town.get(`/library/${id}/summary`)).statusCode).toBe(404);
  },
);

const opinionsOf = async (id: string, reader = town) =>
  libraryOpinions.parse((await reader.get(`/library/${id}/opinions`)).json());
const notices = (accountId: string, event: string) =>
  rows<{ message: string; href: string }>('select message, href from notification where account_id = ? and event = ?', [
    accountId,
    event,
  ]);

test('a favourite lasts, is listed, and its new version is told while it is read, also when removed twice', async () => {
  const reader = await app.as({ kind: 'uat' });
  const id = await publish({ title: 'Favoritul' });
  const set = (isFavourite: boolean) => reader.post(`/library/${id}/favourite`, { isFavourite });
  await Promise.all([set(true), set(true)]);
  expect((await opinionsOf(id, reader)).isFavourite).toBe(true);
  expect((await opinionsOf(id)).isFavourite).toBe(false);
  const listed = async () =>
    libraryList.parse((await reader.get('/library?show=favourites')).json()).items.map((one) => one.id);
  expect(await listed()).toEqual([id]);
  const revise = async (more: Partial<LibraryContent>, note: string) =>
    by(admin.actor, reviseDocument, { ...content(more), id, version: await versionOf(id), note });
  await revise({ title: 'Favoritul' }, 'Corectat.');
  const told = await notices(reader.actor.accountId, 'library.changed');
  expect(told).toEqual([{ message: expect.stringMatching(/Favoritul.*Corectat\./), href: `/uat/resource/${id}` }]);
  await revise({ access: 'partners' }, 'Numai pentru parteneri.');
  expect(await notices(reader.actor.accountId, 'library.changed')).toHaveLength(1);
  expect(await listed()).toEqual([]);
  expect((await reader.get(`/library/${id}/opinions`)).statusCode).toBe(404);
  expect((await set(true)).statusCode).toBe(404);
});

test('whoever opened a document reviews it once; the rating is that of all reviews', async () => {
  const id = await publish();
  const other = await app.as({ kind: 'uat', role: 'viewer' });
  const review = (reader: typeof town, rating: number) =>
    reader.post(`/library/${id}/reviews`, { rating, body: 'Util.' });
  expect((await review(town, 5)).json()).toMatchObject({ code: 'library.not_opened' });
  for (const reader of [town, other]) await reader.post(`/library/${id}/views`, {});
  expect((await opinionsOf(id)).canReview).toBe(true);
  const answers = await Promise.all([review(town, 5), review(town, 4), review(other, 2)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 200, 409]);
  const { canReview, reviews } = await opinionsOf(id);
  expect([canReview, reviews.length, reviews.filter(({ isYou }) => isYou).length]).toEqual([false, 2, 1]);
  const { rating, reviews: count } = await viewOf(id);
  expect([rating, count]).toEqual([reviews.reduce((sum, one) => sum + one.rating, 0) / 2, 2]);
  expect((await review(other, 6)).statusCode).toBe(400);
});

test('a reported error is answered once, and the reader who reported it is told', async () => {
  const id = await publish({ title: 'Cu o greșeală' });
  expect((await town.post(`/library/${id}/reports`, { text: ' ' })).statusCode).toBe(400);
  const sent = libraryOpinions.parse((await town.post(`/library/${id}/reports`, { text: 'La capitolul 2.' })).json());
  const [report] = sent.reports;
  expect(report).toMatchObject({ text: 'La capitolul 2.', answer: null });
  const given = { id: report?.id ?? '', version: 1, answer: 'Am corectat.' };
  const told = await Promise.allSettled([1, 2].map(() => by(admin.actor, answerReport, given)));
  expect(told.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await opinionsOf(id)).reports[0]).toMatchObject({ answer: 'Am corectat.' });
  expect(await notices(town.actor.accountId, 'library.answered')).toHaveLength(1);
  const other = await app.as({ kind: 'uat' });
  expect((await opinionsOf(id, other)).reports).toEqual([]);
});

test('a check that is a year old is recalled once to whoever answers for the document', async () => {
  const ownerId = admin.actor.accountId;
  const id = await publish({ title: 'De verificat', verifiedOn: '2025-11-14', ownerId });
  const remind = (at: string) =>
    transaction(database.orm, { actor: SYSTEM, now: new Date(at) }, async (write) => {
      const due = await write.db.run(remindOwners.due(write.now));
      if (due.some((one) => one.id === id)) await remindOwners.apply(write, id);
      await flush(write);
    });
  await remind('2026-11-13T12:00:00Z');
  expect(await notices(ownerId, 'library.old')).toEqual([]);
  await Promise.all([remind('2026-11-14T12:00:00Z'), remind('2026-11-14T12:00:00Z')]);
  await remind('2026-11-15T12:00:00Z');
  expect(await notices(ownerId, 'library.old')).toEqual([
    { message: expect.stringMatching('De verificat'), href: `/admin/library/${id}` },
  ]);
});
