import { expect, test } from '@jest/globals';
import { startTestApp } from '@psp/bff-kit/testing/start';
import { articleCategoryList } from '@psp/contracts/article-categories';
import { listCategories } from '@psp/domain/publishing/articles/own-queries';
import { listArticles } from '@psp/domain/publishing/articles/queries';
import { createReadDb } from '@psp/domain/read-db';
import { bffAdmin } from '../app.ts';

const { app, database, rows } = await startTestApp(bffAdmin, 'admin');
const db = createReadDb(database.orm);
const admin = await app.as({ kind: 'admin' });
const { actor: author } = await app.as({ kind: 'uat' });

const list = async () => articleCategoryList.parse((await admin.get('/article-categories')).json());
const offered = async () =>
  (JSON.parse(await listCategories(db, author)) as { items: { slug: string; name: string }[] }).items;
const chips = async () =>
  (JSON.parse(await listArticles(db, { page: 1, q: '' })) as { categories: { name: string }[] }).categories;

const CHIP = { name: 'Renovări', isOn: false };
const CHOICE = { name: 'Proiecte', isOn: true, chip: 'administrare' };

test('a category of the blog is turned on and renamed, and readers see it at once', async () => {
  expect((await list()).chips.find(({ slug }) => slug === 'renovari')).toEqual({
    slug: 'renovari',
    ...CHIP,
    articles: 0,
  });
  const edit = { name: 'Reabilitări', isOn: true };
  expect((await admin.post('/blog-categories/renovari', { ...edit, seen: CHIP })).statusCode).toBe(200);
  expect(await chips()).toContainEqual({ slug: 'renovari', name: 'Reabilitări' });
  expect((await admin.post('/blog-categories/renovari', { ...edit, seen: CHIP })).statusCode).toBe(409);
  const twice = await admin.post('/blog-categories/renovari', { ...edit, name: 'Tehnologie', seen: edit });
  expect(twice.json()).toMatchObject({ code: 'article-category.taken' });
});

test('a category that authors choose is turned off, and what is in it stays', async () => {
  await database.orm.em.fork().execute(
    `insert into article (organisation_id, created_by, title, category, body, body_text)
     select '${author.organisationId}', '${author.accountId}', 'Podul ' || n, 'uat-proiecte', 'x', 'x' from generate_series(1, 3) n`,
  );
  const answer = await admin.post('/article-categories/uat-proiecte', { ...CHOICE, isOn: false, seen: CHOICE });
  expect(articleCategoryList.parse(answer.json()).choices.find(({ slug }) => slug === 'uat-proiecte')).toMatchObject({
    ...{ isOn: false, articles: 3 },
  });
  expect((await offered()).map(({ slug }) => slug)).not.toContain('uat-proiecte');
});

test('articles are moved to another category of the same authors, as many as were read', async () => {
  const move = (body: object) => admin.post('/article-categories/uat-proiecte/move', body);
  expect((await move({ to: 'firma-inovatie', articles: 3 })).statusCode).toBe(422);
  expect((await move({ to: 'uat-anunturi', articles: 2 })).statusCode).toBe(409);
  expect((await move({ to: 'nimic', articles: 3 })).statusCode).toBe(404);
  const both = await Promise.all([
    move({ to: 'uat-anunturi', articles: 3 }),
    move({ to: 'uat-anunturi', articles: 3 }),
  ]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await rows(`select category from article where title like 'Podul %' group by category`)).toEqual([
    { category: 'uat-anunturi' },
  ]);
  expect(
    await rows(`select action, details from audit where action = 'article-category.move' and outcome = 'done'`),
  ).toMatchObject([{ details: { category: 'Proiecte', into: 'Anunțuri', articles: 3 } }]);
});

test('the last category of authors stays, and only the association’s editors change categories', async () => {
  const { choices } = await list();
  const [last, ...others] = choices.filter(({ kind, isOn }) => kind === 'uat' && isOn);
  const off = ({ slug, name, chip }: (typeof choices)[number]) =>
    admin.post(`/article-categories/${slug}`, { name, chip, isOn: false, seen: { name, chip, isOn: true } });
  for (const one of others) expect((await off(one)).statusCode).toBe(200);
  expect((last && (await off(last)).json()) ?? {}).toMatchObject({ code: 'article-category.last' });
  const reader = await app.as({ kind: 'admin', role: 'viewer', organisationId: admin.actor.organisationId });
  expect((await reader.post('/blog-categories/tehnologie', { ...CHIP, seen: CHIP })).statusCode).toBe(403);
  expect((await (await app.as({ kind: 'firma' })).get('/article-categories')).statusCode).toBe(403);
});
