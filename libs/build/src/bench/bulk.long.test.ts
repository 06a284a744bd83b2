import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { BULK_OPEN, seedBulk } from './bulk.ts';
import { prepareForum } from './forum-data.ts';
import { makeMembersBusy } from './large-lists.ts';
import { prepareMessages } from './message-data.ts';

const now = new Date('2026-05-14T09:30:00Z');
const INDEXES = 'select indexdef from pg_indexes where schemaname = current_schema() order by indexname';
let database: TestDatabase;
let indexesBefore: object[];

const query = (sql: string) => database.orm.em.fork().execute<object[]>(sql);

beforeAll(async () => {
  database = await createTestDatabase();
  indexesBefore = await query(INDEXES);
  await seedBulk(database.orm, {
    authorities: 600,
    firms: 500,
    requests: 4000,
    audits: 9000,
    hasPublicFace: true,
    now,
  });
}, 60_000);
afterAll(() => database.close());

test('the bulk data have the requested numbers of rows', async () => {
  const [counts] = await query(`select
    (select count(*)::int from organisation where kind = 'uat') as uats, (select count(*)::int from organisation where kind = 'firma') as firms,
    (select count(*)::int from service_request) as requests, (select count(*)::int from audit) as audits,
    (select count(*)::int from service_request where status = 'sent' and deadline > timestamptz '${now.toISOString()}') as open`);
  expect(counts).toEqual({ uats: 600, firms: 500, requests: 4000, audits: 9000, open: BULK_OPEN });
});

test('no badge is due for a review, which would keep the portal busy during measurements', async () => {
  expect(
    await query(
      `select id from organisation o where verified_at is not null and badge_lacks <> badge_lacks(o, '2026-05-14')`,
    ),
  ).toEqual([]);
});

test('all indexes exist again', async () => {
  expect(await query(INDEXES)).toEqual(indexesBefore);
});

test('rows written without foreign-key checks refer to existing rows', async () => {
  expect(
    await query(`
    select 'offer' from offer o where not exists (select from service_request where id = o.request_id) or not exists (select from account where id = o.created_by)
    union all select 'project' from project p where not exists (select from organisation where id = p.firma_id) or not exists (select from offer where id = p.offer_id)
    union all select 'review' from review v where not exists (select from account where id = v.written_by)
    union all select 'audit' from audit a where not exists (select from account where id = a.account_id)
    union all select 'request' from service_request r where not exists (select from domain where slug = r.category) or not exists (select from county where code = r.county_code)`),
  ).toEqual([]);
});

test('a request has an accepted offer exactly when it is in progress or completed', async () => {
  expect(
    await query(`select r.number from service_request r left join offer o on o.request_id = r.id and o.status = 'accepted'
    where (r.status in ('in_progress', 'completed')) is distinct from (o.id is not null)`),
  ).toEqual([]);
});

test('offers of cancelled and expired requests are closed, with the reason shown to their firms', async () => {
  expect(
    await query(`select distinct r.status as request, o.status, o.decided_at = r.closed_at as together, o.decline_reason as reason
    from offer o join service_request r on r.id = o.request_id where r.status in ('cancelled', 'expired') order by 1`),
  ).toEqual([
    {
      request: 'cancelled',
      status: 'closed',
      together: true,
      reason: 'Solicitarea a fost anulată: Bugetul a fost realocat.',
    },
    {
      request: 'expired',
      status: 'closed',
      together: true,
      reason: 'Autoritatea nu a ales nicio ofertă în 30 de zile de la termenul de depunere.',
    },
  ]);
});

test('busy members have rows for each of their lists, and the association has reports', async () => {
  await makeMembersBusy(database.orm);
  const of = (kind: string) =>
    `select m.organisation_id from account a join membership m on m.account_id = a.id where a.email = '${kind}-1@bulk.example'`;
  const [counts] =
    await query(`select (select count(*)::int from service_request where organisation_id = (${of('uat')})) as requests,
    (select count(*)::int from offer where organisation_id = (${of('firma')})) as offers,
    (select count(*) > 5 from project where uat_id = (${of('uat')})) as "uatProjects", (select count(*) > 5 from project where firma_id = (${of('firma')})) as "firmaProjects",
    (select count(*)::int from solution where organisation_id = (${of('firma')})) as solutions, (select count(*)::int from article where organisation_id = (${of('uat')})) as articles,
    (select count(*)::int from group_part where organisation_id = (${of('uat')})) as parts, (select count(*) > 1500 from conversation_report) as reports`);
  expect(counts).toEqual({
    ...{ requests: 88, offers: 105, uatProjects: true, firmaProjects: true, solutions: 200, articles: 300, parts: 300 },
    reports: true,
  });
});

test('there are a long and a short conversation, and positions of messages equal their numbers', async () => {
  const own = await createTestDatabase();
  try {
    const size = { authorities: 20, firms: 20, requests: 100, audits: 100, conversations: 450 };
    const { messages, longId, shortId, other } = await prepareMessages(own.url, size);
    expect({ isMany: messages > 2000, other }).toEqual({ isMany: true, other: expect.any(String) });
    const [counted] = await own.orm.em.fork().execute<object[]>(`select
      (select max(position) from message where conversation_id = '${longId}') as long,
      (select max(position) from message where conversation_id = '${shortId}') as short,
      (select count(*)::int from message where position <> number) as wrong`);
    expect(counted).toEqual({ long: 2000, short: 5, wrong: 0 });
  } finally {
    await own.close();
  }
}, 60_000);

test('topics of the forum count their replies, and nobody writes in a category of the other side', async () => {
  const { posts, longId, shortId } = await prepareForum(database.orm, { topics: 60, writers: 20, longest: 80 });
  expect({ isMany: posts > 400, isOther: longId !== shortId }).toEqual({ isMany: true, isOther: true });
  expect(
    await query(`select t.id from forum_topic t where t.replies <>
      (select count(*) from forum_post p where p.topic_id = t.id and not p.is_opening and p.status = 'published')`),
  ).toEqual([]);
  expect(
    await query(`select p.id from forum_post p join forum_topic t on t.id = p.topic_id join forum_category k on k.slug = t.category
      join organisation o on o.id = p.organisation_id where k.readers not in ('everyone', o.kind)`),
  ).toEqual([]);
  const [lengths] = await query(
    `select min(length(body_text)) >= 150 as least, max(length(body_text)) < 2600 as most from forum_post`,
  );
  expect(lengths).toEqual({ least: true, most: true });
});
