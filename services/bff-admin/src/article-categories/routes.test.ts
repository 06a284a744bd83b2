import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import {
  type ArticleCategories,
  articleCategoriesView,
  type AuthorCategory,
  type BlogChip,
} from '@psp/contracts/article-categories';
import { countedCategories } from '@psp/contracts/article-categories-before';
import { settingChangeList } from '@psp/contracts/setting-changes';
import { listCategories } from '@psp/domain/publishing/articles/own-queries';
import { listArticles } from '@psp/domain/publishing/articles/queries';
import { createReadDb } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const { actor: author } = await app.as({ kind: 'uat' });

const PATH = '/settings/article-categories';
const view = async () => articleCategoriesView.parse((await admin.get(PATH)).json());
const save = async (value: ArticleCategories, version?: number) =>
  admin.post(PATH, { version: version ?? (await view()).version, value });
const editChip = async (slug: string, patch: Partial<BlogChip>) => {
  const { value } = await view();
  return save({ ...value, chips: value.chips.map((one) => (one.slug === slug ? { ...one, ...patch } : one)) });
};
const editChoice = async (slug: string, patch: Partial<AuthorCategory>) => {
  const { value } = await view();
  return save({ ...value, choices: value.choices.map((one) => (one.slug === slug ? { ...one, ...patch } : one)) });
};
const offered = async () =>
  (JSON.parse(await listCategories(db, author)) as { items: { slug: string; name: string }[] }).items;
const chips = async () =>
  (JSON.parse(await listArticles(db, { page: 1, q: '' })) as { categories: { name: string }[] }).categories;

test('a category of the blog is turned on and renamed, and readers see it at once', async () => {
  const before = await view();
  expect(before).toMatchObject({ version: 0, versions: [], articles: { chips: {}, choices: {} } });
  expect(before.value.chips.find(({ slug }) => slug === 'renovari')).toMatchObject({ name: 'Renovări', isOn: false });
  expect((await editChip('renovari', { name: 'Reabilitări', isOn: true })).statusCode).toBe(200);
  expect(await chips()).toContainEqual({ slug: 'renovari', name: 'Reabilitări' });
  expect((await save(before.value, 0)).json()).toMatchObject({ code: 'version.stale' });
  expect((await editChip('renovari', { name: 'Tehnologie' })).json()).toMatchObject({
    code: 'article-category.taken',
  });
});

test('a category that authors choose is turned off, and what is in it stays', async () => {
  await database.orm.em.fork().execute(
    `insert into article (organisation_id, created_by, title, category, body, body_text)
     select '${author.organisationId}', '${author.accountId}', 'Podul ' || n, 'uat-proiecte', 'x', 'x' from generate_series(1, 3) n`,
  );
  const answer = articleCategoriesView.parse((await editChoice('uat-proiecte', { isOn: false })).json());
  expect(answer.value.choices.find(({ slug }) => slug === 'uat-proiecte')).toMatchObject({ isOn: false });
  expect(answer.articles).toEqual({ chips: { administrare: 3 }, choices: { 'uat-proiecte': 3 } });
  expect((await offered()).map(({ slug }) => slug)).not.toContain('uat-proiecte');
});

test('articles are moved to another category of the same authors, as many as were read', async () => {
  const { version } = await view();
  const move = (body: object) =>
    admin.post(`${PATH}/move`, { version, from: 'uat-proiecte', to: 'uat-anunturi', articles: 3, ...body });
  expect((await move({ to: 'firma-inovatie' })).statusCode).toBe(422);
  expect((await move({ to: '' })).statusCode).toBe(400);
  expect((await move({ articles: 2 })).statusCode).toBe(409);
  expect((await move({ version: version - 1 })).statusCode).toBe(409);
  expect((await move({ to: 'nimic' })).statusCode).toBe(404);
  const both = await Promise.all([move({}), move({})]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await rows(`select category from article where title like 'Podul %' group by category`)).toEqual([
    { category: 'uat-anunturi' },
  ]);
  expect(await rows(`select details from audit where action = 'setting.move' and outcome = 'done'`)).toMatchObject([
    { details: { setting: 'Categorii de articole', value: 'Proiecte', into: 'Anunțuri', rows: 3 } },
  ]);
});

test('an earlier version is brought back by one act, also when two have changed names', async () => {
  const { version, value } = await view();
  const swap = value.chips.map((one) => {
    if (one.slug === 'renovari') return { ...one, name: 'Tehnologie' };
    return one.slug === 'tehnologie' ? { ...one, name: 'Reabilitări' } : one;
  });
  expect((await save({ ...value, chips: swap })).statusCode).toBe(200);
  expect(await chips()).toContainEqual({ slug: 'renovari', name: 'Tehnologie' });
  const restore = (body: object) => admin.post(`${PATH}/restore`, body);
  const restored = await restore({ version: version + 1, of: 0 });
  const now = articleCategoriesView.parse(restored.json());
  expect(now).toMatchObject({ version: version + 2, value: now.versions.at(-1)?.value });
  expect(now.value.chips.find(({ slug }) => slug === 'renovari')).toMatchObject({ name: 'Renovări', isOn: false });
  expect((await offered()).map(({ slug }) => slug)).toContain('uat-proiecte');
  expect((await restore({ version: version + 1, of: 0 })).statusCode).toBe(409);
  expect((await restore({ version: version + 2, of: 99 })).statusCode).toBe(404);
  const changes = settingChangeList.parse((await admin.get('/settings/changes?of=article-category')).json());
  expect(changes.items.map(({ action }) => action)).toEqual([
    ...['setting.restore', 'setting.save', 'setting.move', 'setting.save', 'setting.save'],
  ]);
  expect(changes.items[0]?.version).toMatchObject({ setting: 'article-categories', label: 'Categorii de articole' });
});

test('the last category of authors stays, and only the association’s editors change categories', async () => {
  const { version, value } = await view();
  const off = value.choices.map((one) => (one.kind === 'uat' ? { ...one, isOn: false } : one));
  expect((await save({ ...value, choices: off })).json()).toMatchObject({ code: 'article-category.last' });
  const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
  expect((await reader.post(PATH, { version, value })).statusCode).toBe(403);
  expect((await reader.get(PATH)).statusCode).toBe(200);
  expect((await (await app.as({ kind: 'firma' })).get(PATH)).statusCode).toBe(403);
});

test('a category left out stays, and one that is unknown, misplaced or of other authors is refused', async () => {
  const before = await view();
  expect((await save({ chips: [], choices: before.value.choices.slice(1) })).statusCode).toBe(200);
  expect((await view()).value).toEqual(before.value);
  const [first] = before.value.choices as [AuthorCategory, ...AuthorCategory[]];
  for (const patch of [{ slug: 'nimic' }, { chip: 'nimic' }, { kind: 'admin' as const }])
    expect((await save({ chips: [], choices: [{ ...first, ...patch }] })).statusCode).toBe(404);
  expect((await save({ chips: [], choices: [{ ...first, name: ' ' }] })).statusCode).toBe(400);
});

test('a page of the release before lists the categories, changes one, and moves its articles', async () => {
  const list = async () => countedCategories.parse((await admin.get('/article-categories')).json());
  const seen = { name: 'Renovări', isOn: false };
  const change = { name: 'Renovări și reabilitări', isOn: true, seen };
  expect((await list()).chips.find(({ slug }) => slug === 'renovari')).toEqual({
    slug: 'renovari',
    ...seen,
    articles: 0,
  });
  expect((await admin.post('/blog-categories/renovari', change)).statusCode).toBe(200);
  expect((await admin.post('/blog-categories/renovari', change)).json()).toMatchObject({ code: 'version.stale' });
  expect(await chips()).toContainEqual({ slug: 'renovari', name: 'Renovări și reabilitări' });
  const choice = (await list()).choices.find(({ articles }) => articles === 3);
  if (!choice) throw new Error('No category has three articles');
  const { slug, kind: _, articles: __, ...fields } = choice;
  const path = `/article-categories/${slug}`;
  expect((await admin.post(path, { ...fields, name: 'Anunțuri noi', seen: fields })).statusCode).toBe(200);
  expect((await admin.post(`${path}/move`, { to: 'uat-proiecte', articles: 3 })).statusCode).toBe(200);
  const moved = (await list()).choices;
  expect(moved.find((one) => one.slug === slug)).toMatchObject({ name: 'Anunțuri noi', isOn: false, articles: 0 });
  expect(moved.find((one) => one.slug === 'uat-proiecte')).toMatchObject({ articles: 3 });
  expect((await admin.post(`${path}/move`, { to: 'uat-proiecte', articles: 3 })).statusCode).toBe(409);
});
