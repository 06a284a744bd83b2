import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Actor } from '../../actor.ts';
import { newId } from '../../id.ts';
import { tidy } from '../../operating/lifecycle/tidy.ts';
import { anActor } from '../../testing/actors.ts';
import { createArticles } from '../../testing/articles.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { countView } from './count-view.ts';
import { TODAY } from '../../time.ts';

const NOW = new Date();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0';
let database: TestDatabase;
let articles: ReturnType<typeof createArticles>;
let uat: Actor;
let id: string;

const rows = <Row>(query: string) => database.orm.em.fork().execute<Row[]>(query);
const store = async (actor: Actor): Promise<Actor> => {
  const { accountId, organisationId, kind } = actor;
  await rows(`insert into account (id, email, display_name, password_hash) values ('${accountId}', '${accountId}@exemplu.ro', 'Ana', '');
    insert into organisation (id, kind, name, status, uat_type) values ('${organisationId}', '${kind}', 'Vale', 'approved', ${kind === 'uat' ? `'commune'` : 'null'});
    insert into membership (account_id, organisation_id, role) values ('${accountId}', '${organisationId}', 'owner')`);
  return actor;
};
beforeAll(async () => {
  database = await createTestDatabase();
  uat = await store(anActor({ kind: 'uat' }));
  articles = createArticles(database.orm, await store(anActor({ kind: 'admin' })));
});
afterAll(() => database.close());
beforeEach(async () => {
  await rows('delete from attempt');
  id = await articles.published(uat);
});

const view = (address = '203.0.113.7', userAgent = FIREFOX, now = NOW) =>
  countView(database.orm, id, { address, userAgent }, now);
const views = async () => (await articles.stored<{ views: number; version: number }>('article', id))[0]?.views;

test('twenty concurrent calls of one visitor count as one view', async () => {
  await Promise.all(Array.from({ length: 20 }, () => view()));
  expect(await views()).toBe(1);
  expect(await articles.stored('article_view', id)).toHaveLength(1);
});

test('twenty concurrent visitors count as twenty views and do not change the version of the article', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => view(`203.0.113.${index}`)));
  expect(await views()).toBe(20);
  expect((await articles.stored<{ version: number }>('article', id))[0]?.version).toBe(3);
});

test('the next day the same visitor counts again', async () => {
  // The first two are of one Romanian day, of 25 hours.
  for (const now of ['2026-10-25T00:15:00+03:00', '2026-10-25T23:30:00+02:00', '2026-10-26T00:15:00+02:00'])
    await view('203.0.113.7', FIREFOX, new Date(now));
  expect(await views()).toBe(2);
});

test('one address adds at most ten views of an article a day, whatever its user agents', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, index) => view('203.0.113.7', `${FIREFOX} ${index}`)));
  expect(await views()).toBe(10);
  await view('203.0.113.8');
  expect(await views()).toBe(11);
});

test('declared bots are not counted', async () => {
  await view('203.0.113.7', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)');
  expect(await views()).toBe(0);
});

test('only views of public articles are counted', async () => {
  for (const hidden of [await articles.draft(uat), await articles.pending(uat), newId()]) {
    await countView(database.orm, hidden, { address: '203.0.113.7', userAgent: FIREFOX }, NOW);
    expect(await articles.stored('article_view', hidden)).toEqual([]);
  }
  await rows(`update organisation set status = 'suspended' where id = '${uat.organisationId}'`);
  await view();
  await rows(`update organisation set status = 'approved' where id = '${uat.organisationId}'`);
  expect(await views()).toBe(0);
});

test('no address is stored, and after the day neither its secret nor the views of visitors', async () => {
  await view('198.51.100.23', FIREFOX, new Date(NOW.getTime() - 2 * 86_400_000));
  await view('198.51.100.23');
  const kept = await rows<{ text: string }>(
    `select v::text as text from article_view v union all select t::text from attempt t union all select s::text from article_view_secret s`,
  );
  expect(kept.filter(({ text }) => /198\.51|Firefox/.test(text))).toEqual([]);
  expect(await tidy(database.orm)).toEqual([]);
  const old = `day < ${TODAY}`;
  expect(
    await rows(`select 1 from article_view where ${old} union all select 1 from article_view_secret where ${old}`),
  ).toEqual([]);
  expect(await views()).toBe(2);
});
