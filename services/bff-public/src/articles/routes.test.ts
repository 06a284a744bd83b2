import { beforeAll, expect, test } from '@jest/globals';
import { ORIGIN, type TestApp } from '@psp/bff-kit/testing/app';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { articleList, articleView } from '@psp/contracts/articles';
import { withdrawArticle } from '@psp/domain/publishing/articles/moderate';
import { newId } from '@psp/domain/id';
import { createArticles } from '@psp/domain/testing/articles';
import { bffPublic } from '../app.ts';

const { app, database } = await startTestApp(bffPublic, 'public');
let articles: ReturnType<typeof createArticles>;
type Caller = Awaited<ReturnType<TestApp['as']>>;
let uat: Caller;
let firma: Caller;
let admin: Caller;
let main: string;
const hidden: string[] = [];

const at = (day: number) => new Date(Date.UTC(2026, 0, day));
const rows = (query: string) => database.orm.em.fork().execute(query);

beforeAll(async () => {
  uat = await app.as({ kind: 'uat' });
  firma = await app.as({ kind: 'firma' });
  admin = await app.as({ kind: 'admin' });
  const gone = await app.as({ kind: 'firma' });
  articles = createArticles(database.orm, admin.actor);
  await rows(`insert into image (id, organisation_id, storage_key, width, height, widths)
    values ('0192d6f3-8d02-7000-9966-9eb831be2d05', '${uat.actor.organisationId}', 'x', 960, 540, '{480,960}')`);
  const cover = { coverImageId: '0192d6f3-8d02-7000-9966-9eb831be2d05' };
  main = await articles.published(uat.actor, { title: 'Registrul agricol, 100% pe calculator', ...cover }, at(9));
  await articles.published(uat.actor, { title: 'Registrul agricol, la un an', category: 'uat-realizari' }, at(3));
  await articles.published(
    firma.actor,
    { title: 'Achiziții "directe" <fără> grijă', category: 'firma-achizitii-publice' },
    at(5),
  );
  await articles.published(admin.actor, { title: 'Registrul agricol și legea', category: 'admin-legislatie' }, at(7));
  hidden.push(await articles.draft(uat.actor), await articles.pending(firma.actor));
  const withdrawn = await articles.published(firma.actor, { title: 'Retras' }, at(8));
  const input = { id: withdrawn, version: 3, reason: 'Date depășite.' };
  await articles.by(admin.actor, withdrawArticle, input);
  hidden.push(withdrawn, await articles.published(gone.actor, { title: 'Suspendat' }, at(9)));
  await rows(`update organisation set status = 'suspended' where id = '${gone.actor.organisationId}'`);
});

const list = async (query = '') => articleList.parse((await app.anonymous.get(`/articles?${query}`)).json());
const titles = async (query = '') => (await list(query)).items.map(({ title }) => title);
const one = async (id: string) => articleView.parse((await app.anonymous.get(`/articles/${id}`)).json());

test('only published articles of approved organisations are listed, the newest first', async () => {
  const page = await list();
  expect(page.items.map(({ title }) => title)).toEqual([
    'Registrul agricol, 100% pe calculator',
    'Registrul agricol și legea',
    'Achiziții "directe" <fără> grijă',
    'Registrul agricol, la un an',
  ]);
  expect(page).toMatchObject({ total: 4, page: 1, pageSize: 15 });
  expect(page.categories.map(({ name }) => name)).toEqual(['Administrare', 'Tehnologie', 'Legislație']);
});

test('they are found by words of title, text and category, in any form, with or without diacritics', async () => {
  expect(await titles('q=achizitie')).toEqual(['Achiziții "directe" <fără> grijă']);
  expect(await titles('q=gospodăriile')).toHaveLength(4);
  expect(await titles('q=realizari')).toEqual(['Registrul agricol, la un an']);
  expect(await titles('category=legislatie')).toEqual([
    'Registrul agricol și legea',
    'Achiziții "directe" <fără> grijă',
  ]);
  expect(await titles('category=administrare&q=legea')).toEqual([]);
});

test('wildcards and quotes are letters like others, stop words alone find nothing special, odd input is harmless', async () => {
  expect(await titles(`q=${encodeURIComponent('100%')}`)).toEqual(['Registrul agricol, 100% pe calculator']);
  expect(await titles(`q=${encodeURIComponent('"directe"')}`)).toHaveLength(1);
  expect(await titles(`q=${encodeURIComponent('<fără>')}`)).toHaveLength(1);
  for (const q of ['%', '_', "'; drop table article; --", '\\', 'de la și', '!&|:*', '(((', '\u0000'])
    expect((await app.anonymous.get(`/articles?q=${encodeURIComponent(q)}`)).statusCode).toBeLessThan(500);
  expect(await titles(`q=${encodeURIComponent('_')}`)).toEqual([]);
  expect((await app.anonymous.get(`/articles?q=${'a'.repeat(10_000)}`)).statusCode).toBe(400);
  expect(await titles('category=nu-exista')).toEqual([]);
  expect((await app.anonymous.get('/articles?category=%27')).statusCode).toBe(400);
  expect(await list('page=99')).toMatchObject({ items: [], total: 4, page: 99 });
  expect((await app.anonymous.get('/articles?page=0')).statusCode).toBe(400);
});

test('an article has its text, its address, its picture and related ones, those of its category first', async () => {
  await articles.published(uat.actor, { title: 'Ceva cu totul diferit' }, at(1));
  const article = await one(main);
  expect(article).toMatchObject({
    url: `${ORIGIN}/blog/${main}`,
    category: { name: 'Proiecte', blogSlug: 'administrare', blogName: 'Administrare' },
    cover: { id: '0192d6f3-8d02-7000-9966-9eb831be2d05', widths: [480, 960] },
    readingMinutes: 1,
  });
  expect(article.related.map(({ title }) => title)).toEqual([
    'Ceva cu totul diferit',
    'Registrul agricol, la un an',
    'Registrul agricol și legea',
  ]);
});

test('an author is named and leads to its page where that is public; nothing personal is told', async () => {
  const { author } = await one(main);
  expect(author).toEqual({ name: uat.actor.organisationName, kind: 'uat', profileId: null });
  const community = newId();
  await rows(`insert into community (id, organisation_id, name, county_code, status, published_at)
    values ('${community}', '${uat.actor.organisationId}', 'Vale', 'SB', 'published', now())`);
  expect((await one(main)).author.profileId).toBe(community);
  const answer = (await app.anonymous.get('/articles')).body;
  for (const person of [uat, firma, admin]) {
    expect(answer).not.toContain(person.actor.accountId);
    expect(answer).not.toContain(person.actor.displayName);
  }
});

test('what is not public is not found, as what is not there', async () => {
  for (const id of [...hidden, newId()]) {
    expect((await app.anonymous.get(`/articles/${id}`)).statusCode).toBe(404);
    expect((await app.anonymous.post(`/articles/${id}/views`)).statusCode).toBe(204);
  }
  expect((await app.anonymous.get('/articles/abc')).statusCode).toBe(404);
  expect((await app.anonymous.post('/articles/abc/views')).statusCode).toBe(404);
});

test('a view is counted when the page asks for it, not when it is read', async () => {
  const id = (await list()).items[1]?.id ?? '';
  await one(id);
  expect((await one(id)).views).toBe(0);
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  for (let n = 0; n < 3; n += 1) await app.anonymous.post(`/articles/${id}/views`, {}, headers);
  expect((await one(id)).views).toBe(1);
});
