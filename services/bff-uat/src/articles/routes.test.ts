import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { PNG, upload, uploadFromElsewhere } from '@psp/bff-kit/testing/upload';
import { pictureView } from '@psp/contracts/images';
import { pictureAddress } from '@psp/contracts/picture-address';
import { ownArticleList, type OwnArticleView, ownArticleView } from '@psp/contracts/own-articles';
import { anArticle, createArticles } from '@psp/domain/testing/articles';
import { readRichText } from '@psp/domain/operating/rich-text/text';
import { bffUat } from '../app.ts';

const { app, database, rows } = await startTestApp(bffUat, 'uat');
const [uat, admin] = [await app.as({ kind: 'uat' }), await app.as({ kind: 'admin' })];
const articles = createArticles(database.orm, admin.actor);

const view = (response: { statusCode: number; json(): unknown }): OwnArticleView => {
  expect(response.statusCode).toBe(200);
  return ownArticleView.parse(response.json());
};
const codeOf = (response: { json<T>(): T }) => response.json<{ code: string }>().code;

test('a draft is made, saved, sent and rejected with a reason that its author reads', async () => {
  const { id } = view(await uat.post('/articles', anArticle({ title: 'Drum nou' })));
  const saved = view(await uat.put(`/articles/${id}`, { ...anArticle({ title: 'Drumul nou' }), version: 1 }));
  expect(saved).toMatchObject({
    status: 'draft',
    version: 2,
    text: { title: 'Drumul nou', categoryName: 'Proiecte' },
    actions: ['edit', 'discard', 'submit'],
  });
  expect(view(await uat.post(`/articles/${id}/submit`, { version: 2 }))).toMatchObject({
    status: 'pending',
    actions: [],
  });
  await rows(`update article set status = 'rejected', reason = 'Lipsește sursa.' where id = ?`, [id]);
  const rejected = view(await uat.get(`/articles/${id}`));
  expect(rejected).toMatchObject({ status: 'rejected', reason: 'Lipsește sursa.', actions: ['reopen'] });
  expect(view(await uat.post(`/articles/${id}/reopen`, { version: rejected.version }))).toMatchObject({
    status: 'draft',
    reason: 'Lipsește sursa.',
  });
});

test('another text for a published article waits beside the one that stays up', async () => {
  const id = await articles.published(uat.actor, { title: 'Vechi' });
  const revise = (title: string, version: number) =>
    uat.put(`/articles/${id}/revision`, { ...anArticle({ title }), version });
  const first = view(await revise('Nou', 3));
  expect(first).toMatchObject({
    status: 'published',
    text: { title: 'Vechi' },
    proposal: { status: 'pending', version: 1, text: { title: 'Nou' } },
  });
  expect(view(await revise('Mai nou', 1)).proposal).toMatchObject({ version: 2, text: { title: 'Mai nou' } });
  expect(codeOf(await revise('Stale', 1))).toBe('version.stale');
  expect(view(await uat.get(`/articles/${id}`)).history.map(({ action }) => action)).toEqual([
    'article.create',
    'article.submit',
    'article.approve',
    'article.revise',
    'article-revision.edit',
  ]);
  const list = ownArticleList.parse((await uat.get('/articles?status=published')).json());
  expect(list.items.find((item) => item.id === id)).toMatchObject({ title: 'Vechi', isRevised: true });
});

test('the list holds the own articles alone, searched without diacritics, by state', async () => {
  const other = await app.as({ kind: 'uat' });
  const mine = await articles.draft(other.actor, { title: 'Știri despre școală' });
  await articles.published(other.actor, { title: 'Pod' });
  const find = async (query: string) => ownArticleList.parse((await other.get(`/articles${query}`)).json());
  expect(await find('')).toMatchObject({ total: 2 });
  expect(await find('?q=stiri')).toMatchObject({ total: 1, items: [{ id: mine, status: 'draft', isRevised: false }] });
  expect(await find('?status=published')).toMatchObject({ total: 1, items: [{ title: 'Pod', views: 0 }] });
});

test('a community chooses among its six categories', async () => {
  const { items } = (await uat.get('/article-categories')).json<{ items: { name: string }[] }>();
  expect(items.map(({ name }) => name)).toEqual([
    'Știri Locale',
    'Proiecte',
    'Evenimente',
    'Anunțuri',
    'Realizări',
    'Dezvoltare Locală',
  ]);
  expect(codeOf(await uat.post('/articles', anArticle({ category: 'firma-inovatie' })))).toBe('article.category');
});

test('a draft is thrown away, and nothing of another organisation can be read or changed', async () => {
  const id = await articles.draft(uat.actor);
  const stranger = await app.as({ kind: 'uat' });
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['PUT', '', { ...anArticle(), version: 1 }],
    ['PUT', '/revision', { ...anArticle(), version: 1 }],
    ['POST', '/submit', { version: 1 }],
    ['POST', '/reopen', { version: 1 }],
    ['POST', '/discard', { version: 1 }],
  ] as const) {
    expect((await stranger.call(method, `/articles/${id}${path}`, body)).statusCode).toBe(404);
  }
  expect((await uat.post(`/articles/${id}/discard`, { version: 1 })).statusCode).toBe(204);
  expect((await uat.get(`/articles/${id}`)).statusCode).toBe(404);
});

test('a picture is kept for the organisation and shown as cover and in the text; a document is refused', async () => {
  const picture = pictureView.parse((await upload(uat, '/articles/pictures', PNG)).json());
  const body = `<p>Text.</p><img src="${pictureAddress(picture)}" alt="Un punct">`;
  const { id } = view(await uat.post('/articles', anArticle({ coverImageId: picture.id, body })));
  const { text } = view(await uat.get(`/articles/${id}`));
  expect(text.cover).toMatchObject({ id: picture.id });
  expect(text.body).toContain('alt="Un punct"');
  expect((await upload(uat, '/articles/pictures', Buffer.from('%PDF-1.4\n'))).statusCode).toBe(415);
  expect((await uploadFromElsewhere(uat, '/articles/pictures', PNG)).statusCode).toBe(403);
  const stranger = await app.as({ kind: 'uat' });
  expect(codeOf(await stranger.post('/articles', anArticle({ coverImageId: picture.id })))).toBe('article.cover');
});

test('a preview shows the text as it would be kept, and keeps nothing', async () => {
  const other = await app.as({ kind: 'uat' });
  const body = '<p onclick="alert(1)">Bun</p><script>alert(1)</script>';
  const preview = await other.post('/articles/preview', anArticle({ body }));
  expect(preview.json()).toMatchObject({
    body: '<p>Bun</p>',
    categoryName: 'Proiecte',
    readingMinutes: 1,
    cover: null,
  });
  expect(codeOf(await other.post('/articles/preview', anArticle({ category: 'firma-inovatie' })))).toBe(
    'article.category',
  );
  expect(ownArticleList.parse((await other.get('/articles')).json()).total).toBe(0);
});

test('sixty pictures and a table of fifty columns are kept; a text of two hundred pages is refused whole', async () => {
  const picture = pictureView.parse((await upload(uat, '/articles/pictures', PNG)).json());
  const images = `<img src="${pictureAddress(picture)}" alt="Un punct">`.repeat(60);
  const table = `<table><tbody><tr>${'<td>x</td>'.repeat(50)}</tr></tbody></table>`;
  const { id } = view(await uat.post('/articles', anArticle({ body: `<p>Mult</p>${images}${table}` })));
  const { text } = view(await uat.get(`/articles/${id}`));
  expect(text.body.match(/<img /g)).toHaveLength(60);
  expect(text.body.match(/<td>/g)).toHaveLength(50);
  const pages = await uat.post('/articles', anArticle({ body: `<p>${'Cuvinte '.repeat(15_000)}</p>` }));
  expect(pages.statusCode).toBe(400);
  expect(pages.json()).toMatchObject({ details: { fields: { body: 'Textul este prea lung.' } } });
  const book = await uat.post('/articles', anArticle({ body: `<p>${'Cuvinte '.repeat(60_000)}</p>` }));
  expect(codeOf(book)).toBe('body.too_large');
});

/* Microseconds of this thread's own processor time, to which other programs and threads add nothing. */
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
};
/* Of three runs: the first loads modules, and memory may be cleared in any of them. */
const leastCostOf = async (work: () => Promise<unknown>): Promise<number> =>
  Math.min(await costOf(work), await costOf(work), await costOf(work));

test('a text of nothing but tags is read in a thread of its own', async () => {
  const uat = await app.as({ kind: 'uat' });
  const body = '<p>x'.repeat(25_000);
  const here = await leastCostOf(async () => readRichText(body));
  const ways = [
    () => uat.post('/articles/preview', anArticle({ body })),
    () => uat.post('/articles', anArticle({ body })),
  ];
  for (const send of ways) expect((await leastCostOf(send)) / here).toBeLessThan(0.6);
  expect((await uat.post('/articles/preview', anArticle({ body }))).json().body).toBe(readRichText(body).html);
});
