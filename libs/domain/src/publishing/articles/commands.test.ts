import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { anArticle, createArticles } from '../../testing/articles.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import * as moderate from './moderate.ts';
import * as write from './write-article.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
let database: TestDatabase;
let articles: ReturnType<typeof createArticles>;
let by: By;
let uat: Actor;
let firma: Actor;
let admin: Actor;

beforeAll(async () => {
  database = await createTestDatabase();
  [uat, firma, admin] = [
    await store(anActor({ kind: 'uat', organisationName: 'Comuna Vale' })),
    await store(anActor({ kind: 'firma' })),
    await store(anActor({ kind: 'admin' })),
  ];
  articles = createArticles(database.orm, admin);
  by = acting(database.orm, NOW);
});
afterAll(() => database.close());

const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);
const store = async (actor: Actor): Promise<Actor> => {
  const { accountId, organisationId, organisationName, kind } = actor;
  await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type)
      values ('${organisationId}', '${kind}', '${organisationName}', 'approved', ${kind === 'uat' ? `'commune'` : 'null'});
    insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner')`);
  return actor;
};
const one = async (id: string) => (await articles.stored<Record<string, unknown>>('article', id))[0];
const revisions = (id: string) => articles.stored<Record<string, unknown>>('article_revision', id);
const acts = (id: string) =>
  rows<{ action: string; reason: string | null }>(
    `select action, reason from audit where entity_id = '${id}' order by id`,
  );
const lastTold = async ({ accountId }: Actor) =>
  (
    await rows<{ title: string; message: string; href: string }>(
      `select title, message, href from notification where account_id = '${accountId}' order by id desc limit 1`,
    )
  )[0];
const refusal = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: { code?: string }) => error.code,
  );

test('from draft to publication, the association is notified, then the author', async () => {
  const id = await articles.draft(uat);
  await by(uat, write.saveArticle, { id, version: 1, ...anArticle({ title: 'Alt titlu' }) });
  await by(uat, write.submitArticle, { id, version: 2 });
  expect(await lastTold(admin)).toEqual({
    title: 'Articol de aprobat',
    message: 'Comuna Vale a trimis spre aprobare articolul „Alt titlu”.',
    href: `/admin/moderation/${id}`,
  });
  await by(admin, moderate.approveArticle, { id, version: 3 });
  expect(await one(id)).toMatchObject({ status: 'published', published_at: '2026-03-05 10:00:00+00', version: 4 });
  expect(await lastTold(uat)).toMatchObject({ title: 'Articol aprobat', href: `/blog/${id}` });
  expect((await acts(id)).map(({ action }) => action)).toEqual([
    'article.create',
    'article.edit',
    'article.submit',
    'article.approve',
  ]);
});

test('the author of a rejected article sees the reason and may reopen it', async () => {
  const id = await articles.pending(firma);
  await by(admin, moderate.rejectArticle, { id, version: 2, reason: 'Este o reclamă.' });
  expect(await lastTold(firma)).toMatchObject({
    href: `/firma/content/${id}`,
    message: expect.stringContaining('Motiv: Este o reclamă.'),
  });
  await by(firma, write.reopenArticle, { id, version: 3 });
  expect(await one(id)).toMatchObject({ status: 'draft', reason: 'Este o reclamă.' });
  await by(firma, write.submitArticle, { id, version: 4 });
  const ask = { id, version: 5, reason: 'Adăugați sursele.' };
  await by(admin, moderate.requestArticleChanges, ask);
  expect(await one(id)).toMatchObject({ status: 'draft', reason: 'Adăugați sursele.' });
  expect((await acts(id)).map(({ reason }) => reason)).toEqual([
    null,
    null,
    'Este o reclamă.',
    null,
    null,
    'Adăugați sursele.',
  ]);
});

test('a published text stays public while a proposal is pending; there is one proposal, which may still be edited', async () => {
  const id = await articles.published(uat, { title: 'Vechi' });
  const revise = (title: string, version: number) =>
    by(uat, write.reviseArticle, { id, version, ...anArticle({ title }) });
  const revision = await revise('Nou', 3);
  expect(await revise('Mai nou', 1)).toBe(revision);
  expect(await refusal(revise('Stale', 1))).toBe('version.stale');
  expect(await one(id)).toMatchObject({ title: 'Vechi', status: 'published' });
  expect(await revisions(id)).toMatchObject([{ title: 'Mai nou', status: 'pending', version: 2 }]);
  const before = await one(id);
  await by(admin, moderate.approveRevision, { id, version: 2 });
  expect(await one(id)).toMatchObject({ title: 'Mai nou', published_at: before?.['published_at'] });
  expect((await acts(revision)).map(({ action }) => action)).toEqual([
    'article-revision.edit',
    'article-revision.approve',
  ]);
});

test('rejecting a proposal keeps the published text, and another may be proposed', async () => {
  const id = await articles.published(uat, { title: 'Vechi' });
  await by(uat, write.reviseArticle, { id, version: 3, ...anArticle({ title: 'Nou' }) });
  await by(admin, moderate.rejectRevision, { id, version: 1, reason: 'Fără sursă.' });
  expect(await one(id)).toMatchObject({ title: 'Vechi', status: 'published' });
  expect(await lastTold(uat)).toMatchObject({ title: 'Modificări respinse' });
  await by(uat, write.reviseArticle, { id, version: 3, ...anArticle() });
  expect((await revisions(id)).map(({ status }) => status).sort()).toEqual(['pending', 'rejected']);
});

test('withdrawing an article rejects its proposal', async () => {
  const id = await articles.published(uat);
  await by(uat, write.reviseArticle, { id, version: 3, ...anArticle() });
  await by(admin, moderate.withdrawArticle, { id, version: 3, reason: 'Date depășite.' });
  expect(await one(id)).toMatchObject({ status: 'withdrawn', reason: 'Date depășite.' });
  expect(await revisions(id)).toMatchObject([{ status: 'rejected', reason: 'Date depășite.' }]);
});

test('a withdrawn article is reopened by its author or returned by the association, and needs a new approval', async () => {
  const withdrawn = async () => {
    const id = await articles.published(uat, { title: 'Ghid' });
    await by(admin, moderate.withdrawArticle, { id, version: 3, reason: 'Date depășite.' });
    return id;
  };
  const id = await withdrawn();
  expect(await refusal(by(firma, write.reopenArticle, { id, version: 4 }))).toBe('not_found');
  await by(uat, write.reopenArticle, { id, version: 4 });
  expect(await one(id)).toMatchObject({ status: 'draft', reason: 'Date depășite.' });
  const thrown = by(uat, write.discardArticle, { id, version: 5 });
  expect(await refusal(thrown)).toBe('action.not_allowed');
  await by(uat, write.submitArticle, { id, version: 5 });
  await by(admin, moderate.approveArticle, { id, version: 6 });
  expect(await one(id)).toMatchObject({ status: 'published', reason: null });
  const other = await withdrawn();
  await by(admin, moderate.returnArticle, { id: other, version: 4 });
  expect(await one(other)).toMatchObject({ status: 'draft' });
  expect(await lastTold(uat)).toMatchObject({
    href: `/uat/community/articles/${other}`,
    message: expect.stringContaining('din nou ciornă'),
  });
  expect((await acts(other)).at(-1)).toEqual({ action: 'article.reopen', reason: null });
});

test('two concurrent proposals become one', async () => {
  const id = await articles.published(uat);
  const revise = () => by(uat, write.reviseArticle, { id, version: 3, ...anArticle() });
  const answers = await Promise.all([refusal(revise()), refusal(revise())]);
  expect(answers.sort()).toEqual(['done', 'version.stale']);
  expect(await revisions(id)).toHaveLength(1);
});

test('another organisation’s article is not found, and an old version is stale', async () => {
  const id = await articles.draft(uat);
  const save = (actor: Actor, version: number) =>
    refusal(by(actor, write.saveArticle, { id, version, ...anArticle() }));
  expect(await save(firma, 1)).toBe('not_found');
  expect(await save(uat, 7)).toBe('version.stale');
  const approve = by(admin, moderate.approveArticle, { id, version: 1 });
  expect(await refusal(approve)).toBe('action.not_allowed');
  const missing = { id: newId(), version: 1 };
  expect(await refusal(by(admin, moderate.approveArticle, missing))).toBe('not_found');
});

test('the category must be active for the kind of author, and the cover a picture of the author’s organisation', async () => {
  const draft = (content: object) => refusal(articles.draft(uat, content));
  expect(await draft({ category: 'firma-mediu' })).toBe('article.category');
  expect(await draft({ category: 'nu-exista' })).toBe('article.category');
  expect(await refusal(articles.draft(admin, { category: 'admin-renovari' }))).toBe('article.category');
  expect(await draft({ coverImageId: newId() })).toBe('article.cover');
  const [foreign, own] = [newId(), newId()];
  await rows(`insert into image (id, organisation_id, storage_key, width, height, widths) values
    ('${foreign}', '${firma.organisationId}', 'a', 960, 540, '{480,960}'), ('${own}', '${uat.organisationId}', 'b', 960, 540, '{480,960}')`);
  expect(await draft({ coverImageId: foreign })).toBe('article.cover');
  expect(await draft({ coverImageId: own })).toBe('done');
});

test('a discarded draft is deleted, but stays in the audit', async () => {
  const id = await articles.draft(uat);
  await by(uat, write.discardArticle, { id, version: 1 });
  expect(await one(id)).toBeUndefined();
  expect((await acts(id)).map(({ action }) => action)).toEqual(['article.create', 'article.discard']);
});

test('an article with an undescribed cover cannot be submitted', async () => {
  const [cover] = await rows<{ id: string }>(
    `insert into image (organisation_id, created_by, storage_key, width, height, widths)
     values ('${uat.organisationId}', '${uat.accountId}', 'image/fara-cuvinte', 9, 9, '{9}') returning id`,
  );
  const id = await articles.draft(uat, { coverImageId: cover?.id ?? '', coverAlt: '' });
  const submit = () => by(uat, write.submitArticle, { id, version: 1 });
  expect(await refusal(submit())).toBe('article.cover_undescribed');
});
