import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MikroORM } from '@mikro-orm/postgresql';
import { passTime } from '../lifecycle/pass-time.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { controlDigit } from './cui.ts';
import { seedDemo } from './demo.ts';

const now = new Date('2026-05-14T09:30:00Z');
let databases: TestDatabase[] = [];
let took = 0;

const query = <T extends object>(sql: string, { orm } = databases[0] as { orm: MikroORM }) =>
  orm.em.fork().execute<T[]>(sql);

beforeAll(async () => {
  databases = [await createTestDatabase(), await createTestDatabase()];
  for (const { orm } of databases) {
    const started = performance.now();
    await seedDemo(orm, { now });
    took = performance.now() - started;
  }
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

test('the demonstration is written in seconds', () => {
  expect(took).toBeLessThan(10_000);
});

test('forty authorities in twenty counties, sixty firms in nine domains, 150 requests in all states', async () => {
  const [counts] = await query(`select
    (select count(*)::int from organisation where kind = 'uat') as uats,
    (select count(distinct county_code)::int from organisation where kind = 'uat') as counties,
    (select count(*)::int from organisation where kind = 'firma') as firms,
    (select count(distinct domain_slug)::int from organisation_domain) as domains,
    (select count(*)::int from service_request) as requests,
    (select count(distinct status)::int from service_request) as request_states,
    (select count(distinct status)::int from offer) as offer_states,
    (select count(distinct status)::int from project) as project_states`);
  expect(counts).toEqual({
    uats: 40,
    counties: 20,
    firms: 60,
    domains: 9,
    requests: 150,
    request_states: 6,
    offer_states: 8,
    project_states: 5,
  });
});

test('every organisation has an owner and every firm a fiscal code with a right control digit', async () => {
  expect(
    await query(`select name from organisation o where not exists
    (select from membership m where m.organisation_id = o.id and m.role = 'owner')`),
  ).toEqual([]);
  const firms = await query<{ cui: string }>(`select cui from organisation where kind = 'firma'`);
  expect(firms.filter(({ cui }) => String(controlDigit(cui.slice(0, -1))) !== cui.slice(-1))).toEqual([]);
  expect([controlDigit('422130'), controlDigit('1854729'), controlDigit('1234567')]).toEqual([6, 0, 4]);
});

test('the next request is numbered after the seeded ones', async () => {
  const [row] = await query<{ number: string }>('select next_service_request_number() as number', databases[1]);
  expect(row?.number).toMatch(/^SP-\d{4}-000151$/);
});

const RULES: Record<string, string> = {
  'an accepted offer and a project stand exactly where work was given': `
    select r.number from service_request r
    left join offer o on o.request_id = r.id and o.status = 'accepted' left join project p on p.request_id = r.id and p.offer_id = o.id
    where (r.status in ('in_progress', 'completed')) is distinct from (o.id is not null)
      or (o.id is not null) is distinct from (p.id is not null)`,
  'no offer waits where the request was decided or has ended': `
    select o.id from offer o join service_request r on r.id = o.request_id
    where r.status <> 'sent' and o.status in ('draft', 'submitted', 'to_confirm', 'shortlisted')`,
  'every submission lies between the sending and the closing of its request': `
    select o.id from offer o join service_request r on r.id = o.request_id
    where o.submitted_at not between r.sent_at and least(r.deadline, r.opened_at) or o.created_at > o.submitted_at or o.created_at < r.sent_at`,
  'an offer is decided on only after the opening': `
    select o.id from offer o join service_request r on r.id = o.request_id
    where o.status in ('shortlisted', 'accepted', 'declined') and (r.opened_at is null or o.decided_at < r.opened_at)`,
  'an offer waits for confirmation exactly when the request has a newer revision': `
    select o.id from offer o join service_request r on r.id = o.request_id
    where o.status in ('submitted', 'to_confirm') and (o.status = 'to_confirm') <> (o.request_revision < r.revision)`,
  'no decision about a live request was already expired': `
    select o.id from offer o join service_request r on r.id = o.request_id
    where o.status in ('submitted', 'shortlisted', 'accepted') and o.valid_until < greatest(r.deadline, o.decided_at)::date`,
  'a request without result ended thirty days after its deadline': `
    select number from service_request where status = 'expired' and closed_at < deadline + interval '30 days'`,
  'a project is finished exactly when its request is': `
    select r.number from project p join service_request r on r.id = p.request_id
    where (p.status = 'completed') is distinct from (r.status = 'completed') or (p.completed_at is not null) <> (p.status = 'completed')
      or (p.status in ('review', 'completed') and (p.delivered_at is null or p.progress <> 100))`,
  'a delivered project has no open step': `
    select p.id from project p join milestone m on m.project_id = p.id where p.status in ('review', 'completed') and m.done_at is null`,
  'only finished work is reviewed, and shown when both have written or 14 days have passed': `
    select v.id from review v join project p on p.id = v.project_id
    where p.completed_at is null or v.created_at < p.completed_at or (v.published_at is not null) is distinct from
      (p.completed_at + interval '14 days' <= timestamptz '${now.toISOString()}'
        or (select count(*) from review w where w.project_id = p.id) = 2)`,
  'averages count the published reviews': `
    select o.name from organisation o left join review v on v.subject_id = o.id and v.published_at is not null
    group by o.id having (o.rating_count, o.rating_sum) is distinct from (count(v.id), coalesce(sum(v.rating), 0))`,
  'whoever asked or offered has seen the request': `
    select id from (select id, request_id, organisation_id from offer union all select id, request_id, organisation_id from question) o
    where not exists (select from service_request_view v where v.request_id = o.request_id and v.organisation_id = o.organisation_id)`,
  'only invited firms offer where only they may': `
    select o.id from offer o join service_request r on r.id = o.request_id where r.visibility = 'invited' and not exists
      (select from service_request_invitation i where i.request_id = r.id and i.organisation_id = o.organisation_id)`,
  'each audit line starts where the one before ended': `
    select * from (select entity, entity_id, action, from_state, lag(to_state) over (partition by entity_id order by id) as previous from audit where outcome = 'done') a
    where from_state is distinct from previous`,
  'the last audit line ends in the state that is stored': `
    select s.id from (select id, status from service_request union all select id, status from offer union all select id, status from project) s
    where status is distinct from (select to_state from audit where entity_id = s.id and outcome = 'done' order by id desc limit 1)`,
  'nothing has happened in the future': `
    select 'audit' from audit where at > timestamptz '${now.toISOString()}'
    union all select 'notification' from notification where created_at > timestamptz '${now.toISOString()}'
    union all select 'request' from service_request where updated_at > timestamptz '${now.toISOString()}'`,
};

test.each(Object.entries(RULES))('%s', async (_rule, sql) => {
  expect(await query(sql)).toEqual([]);
});

test('the demonstration accounts find something to do', async () => {
  const [row] = await query(`select
    (select count(*)::int from service_request r join membership m using (organisation_id) join account a on a.id = m.account_id
      where a.email = 'primarie@demo.psp') >= 10 as primarie,
    (select count(distinct o.status)::int from offer o join membership m using (organisation_id) join account a on a.id = m.account_id
      where a.email = 'firma@demo.psp') >= 6 as firma,
    (select count(distinct email)::int from notification n join account a on a.id = n.account_id) as notified`);
  expect(row).toEqual({ primarie: true, firma: true, notified: 5 });
});

test('two runs with the same moment write the same content', async () => {
  const tables = [
    'organisation',
    'membership',
    'service_request',
    'offer',
    'question',
    'project',
    'review',
    'notification',
    'audit',
  ];
  for (const table of tables) {
    const sql = `select md5(string_agg(t::text, '|' order by t.id)) as content from ${table} t`;
    expect({ table, rows: await query(sql, databases[0]) }).toEqual({ table, rows: await query(sql, databases[1]) });
  }
});

test('at the first start nothing in the demonstration is overdue: no reminder, no expiry, no publication', async () => {
  expect(await passTime((databases[0] as TestDatabase).orm, now)).toEqual([]);
});
