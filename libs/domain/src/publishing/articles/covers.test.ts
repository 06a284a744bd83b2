import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newId } from '../../id.ts';
import { acting, type By } from '../../testing/acting.ts';
import { anActor } from '../../testing/actors.ts';
import { anArticle, createArticles } from '../../testing/articles.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { approveRevision, rejectRevision } from './moderate.ts';
import { discardArticle, reviseArticle, saveArticle } from './write-article.ts';

const NOW = new Date('2026-03-05T10:00:00Z');
const uat = anActor({ kind: 'uat' });
const admin = anActor({ kind: 'admin' });
let database: TestDatabase;
let articles: ReturnType<typeof createArticles>;
let by: By;
const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);

beforeAll(async () => {
  database = await createTestDatabase();
  articles = createArticles(database.orm, admin);
  by = acting(database.orm, NOW);
  for (const { accountId, organisationId, kind } of [uat, admin])
    await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
      insert into organisation (id, kind, name, status, uat_type)
        values ('${organisationId}', '${kind}', 'Vale', 'approved', ${kind === 'uat' ? `'commune'` : 'null'})`);
});
afterAll(() => database.close());

/* A picture of the authority; its objects are named after its id. */
const picture = async (): Promise<string> => {
  const id = newId();
  await rows(`insert into image (id, organisation_id, storage_key, width, height, widths)
    values ('${id}', '${uat.organisationId}', 'image/${id}', 960, 540, '{480,960}')`);
  return id;
};
const state = async (id: string) => {
  const removed = await rows(
    `select 1 from pgboss.job where name = 'file-removal' and data ->> 'key' like 'image/${id}/%'`,
  );
  return { row: (await rows(`select 1 from image where id = '${id}'`)).length, removed: removed.length };
};
const KEPT = { row: 1, removed: 0 };
const GONE = { row: 0, removed: 3 };
const save = (id: string, version: number, coverImageId: string | null) =>
  by(uat, saveArticle, { id, version, ...anArticle({ coverImageId }) });
const revise = (id: string, version: number, coverImageId: string | null) =>
  by(uat, reviseArticle, { id, version, ...anArticle({ coverImageId }) });
const approve = (id: string, version: number) => by(admin, approveRevision, { id, version });

test('saving a draft with another cover deletes the first one; saving with the same cover deletes none', async () => {
  const [first, second] = [await picture(), await picture()];
  const id = await articles.draft(uat, { coverImageId: first });
  await save(id, 1, first);
  expect(await state(first)).toEqual(KEPT);
  await save(id, 2, second);
  expect([await state(first), await state(second)]).toEqual([GONE, KEPT]);
  await save(id, 3, null);
  expect(await state(second)).toEqual(GONE);
});

test('discarding a draft deletes its cover', async () => {
  const cover = await picture();
  const id = await articles.draft(uat, { coverImageId: cover });
  await by(uat, discardArticle, { id, version: 1 });
  expect(await state(cover)).toEqual(GONE);
});

test('a cover that another article shows is not deleted', async () => {
  const cover = await picture();
  await articles.draft(uat, { coverImageId: cover });
  await save(await articles.draft(uat, { coverImageId: cover }), 1, null);
  expect(await state(cover)).toEqual(KEPT);
});

test('the published cover is deleted when a revision with another cover is approved, also for later revisions', async () => {
  const [first, second, third] = [await picture(), await picture(), await picture()];
  const id = await articles.published(uat, { coverImageId: first });
  await revise(id, 3, second);
  expect(await state(first)).toEqual(KEPT);
  await approve(id, 1);
  expect([await state(first), await state(second)]).toEqual([GONE, KEPT]);
  await revise(id, 4, third);
  await approve(id, 1);
  expect([await state(second), await state(third)]).toEqual([GONE, KEPT]);
});

test('a replaced cover that a text still shows is not deleted, also in earlier revisions', async () => {
  const [first, shown, last] = [await picture(), await picture(), await picture()];
  const id = await articles.published(uat, { coverImageId: first });
  await revise(id, 3, shown);
  await approve(id, 1);
  await articles.draft(uat, { body: `<p>Podul.</p><img src="/api/public/images/${shown}/960" alt="Podul">` });
  await revise(id, 4, last);
  await approve(id, 1);
  expect(await state(shown)).toEqual(KEPT);
  expect(
    await rows(
      `select cover_image_id as cover from article_revision where article_id = '${id}' order by created_at, id`,
    ),
  ).toEqual([{ cover: shown }, { cover: last }]);
});

test('a proposal’s cover is deleted when it is replaced, the published one is not; a rejected proposal keeps its cover', async () => {
  const [up, proposed, last] = [await picture(), await picture(), await picture()];
  const id = await articles.published(uat, { coverImageId: up });
  await revise(id, 3, proposed);
  await revise(id, 1, up);
  expect([await state(up), await state(proposed)]).toEqual([KEPT, GONE]);
  await revise(id, 2, last);
  expect(await state(up)).toEqual(KEPT);
  await by(admin, rejectRevision, { id, version: 3, reason: 'Neclar.' });
  expect([await state(up), await state(last)]).toEqual([KEPT, KEPT]);
});

test('a transaction that fails later deletes no cover', async () => {
  const cover = await picture();
  const id = await articles.draft(uat, { coverImageId: cover });
  const failing = by(
    uat,
    async (write) => {
      await saveArticle(write, { id, version: 1, ...anArticle() });
      throw new Error('later');
    },
    null,
  );
  await expect(failing).rejects.toThrow('later');
  expect(await state(cover)).toEqual(KEPT);
});
