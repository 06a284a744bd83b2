import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cuiProblem } from '@psp/contracts/cui';
import { normalisePhone } from '@psp/contracts/phone';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { tradeRegisterProblem } from '@psp/contracts/trade-register';
import { passTime } from '@psp/domain/operating/lifecycle/pass-time';
import { ODD_CUI_FIRM } from './content/applications.ts';
import { PHONE_PREFIXES } from './content/phone-prefixes.ts';
import { createDemonstration } from './testing/demonstration.ts';

const now = new Date('2026-05-14T09:30:00Z');
let database: Awaited<ReturnType<typeof createDemonstration>>;

const query = <T extends object>(sql: string) => database.orm.em.fork().execute<T[]>(sql);

beforeAll(async () => {
  database = await createDemonstration(now);
}, 180_000);
afterAll(() => database.close());

test('there are forty authorities in twenty counties, sixty firms in nine domains, and 173 requests in all states', async () => {
  const [counts] = await query(`select
    (select count(*)::int from organisation where kind = 'uat' and status = 'approved') as uats,
    (select count(distinct county_code)::int from organisation where kind = 'uat' and status = 'approved') as counties,
    (select count(*)::int from organisation where kind = 'firma' and status = 'approved') as firms,
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
    requests: 173,
    request_states: 6,
    offer_states: 8,
    project_states: 5,
  });
});

test('one consultation is open, and another is concluded from three answers', async () => {
  const consultations = await query(`select r.status, r.conclusion is not null as concluded,
      (select count(*)::int from consultation_answer n where n.request_id = r.id) as answers
    from service_request r where r.kind = 'consultation' order by r.created_at desc`);
  expect(consultations).toEqual([
    { status: 'sent', concluded: false, answers: 2 },
    { status: 'completed', concluded: true, answers: 3 },
  ]);
});

test('the three courses of the specification have a run to come, with the discounts of members', async () => {
  const courses = await query(`select price::int, discount, status, organisation_id is not null as proposed
    from training t where not exists (select from training l where l.series_id = t.series_id and l.starts_at > t.starts_at)
    order by starts_at`);
  expect(courses).toEqual([
    { price: 1200, discount: 15, status: 'published', proposed: false },
    { price: 2500, discount: 20, status: 'published', proposed: false },
    { price: 1800, discount: 20, status: 'published', proposed: true },
  ]);
});

test('tax codes and trade register numbers are valid, except the one that the association has to check', async () => {
  const organisations = await query<{ name: string; cui: string; registration_number: string | null }>(
    `select name, cui, registration_number from organisation where kind <> 'admin'
     union all select content -> 'organisation' ->> 'name', content -> 'organisation' ->> 'cui', content -> 'organisation' ->> 'registrationNumber'
     from registration where confirmed_at is null`,
  );
  const wrong = organisations.filter(({ cui }) => cuiProblem(cui) !== null);
  expect(wrong.map(({ name, cui }) => [name, cuiProblem(cui)])).toEqual([[ODD_CUI_FIRM, 'control-digit']]);
  const numbers = organisations.flatMap(({ registration_number: number }) => (number ? [number] : []));
  expect(numbers.length).toBe(67);
  expect(numbers.filter((number) => tradeRegisterProblem(number) !== null)).toEqual([]);
  expect(numbers.some((number) => number.includes('/')) && numbers.some((number) => !number.includes('/'))).toBe(true);
});

test('phone numbers of authorities match their counties, and a rating is closest to the mean of its criteria', async () => {
  const numbers = await query<{ county: CountyCode; phone: string }>(
    `select county_code as county, phone from organisation where kind = 'uat' and phone is not null and phone not like '+407%'`,
  );
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter(({ county, phone }) => !phone.startsWith(`+40${PHONE_PREFIXES[county]}`))).toEqual([]);
  const odd = `select id from review where abs((quality + timeliness + communication + price) / 4.0 - rating) >= 0.5`;
  expect(await query(odd)).toEqual([]);
});

test('phone numbers are stored in canonical form', async () => {
  const phones = await query<{ phone: string }>(
    `select phone from account where phone is not null
     union all select phone from organisation where kind <> 'admin' and status = 'approved'`,
  );
  expect(phones.filter(({ phone }) => normalisePhone(phone) !== phone)).toEqual([]);
});

test('the association has a queue of five kinds of application and two unconfirmed sign-ups', async () => {
  const counts = await query(
    `select kind, status, count(*)::int from organisation where applied_at is not null and status <> 'approved'
     group by kind, status order by kind, status`,
  );
  expect(counts).toEqual([
    { kind: 'firma', status: 'needs_info', count: 1 },
    { kind: 'firma', status: 'pending', count: 3 },
    { kind: 'firma', status: 'rejected', count: 1 },
    { kind: 'firma', status: 'suspended', count: 1 },
    { kind: 'uat', status: 'pending', count: 3 },
  ]);
  expect(await query('select kind from registration where confirmed_at is null order by kind')).toEqual([
    { kind: 'firma' },
    { kind: 'uat' },
  ]);
  expect(
    await query(`select p.name from organisation p join organisation o using (siruta)
      where p.status = 'pending' and o.status = 'approved'`),
  ).toEqual([{ name: 'Municipiul Făgăraș' }]);
});

test('every attached document is in the file store', async () => {
  const rows = await query<{ name: string }>('select storage_key as name from stored_file order by storage_key');
  expect(rows.length).toBe(48);
  const stored = ['application', 'attachment', 'library', 'magazine'].flatMap((place) =>
    readdirSync(join(database.folder, place)).map((name) => `${place}/${name}`),
  );
  expect(stored.sort()).toEqual(rows.map(({ name }) => name));
});

test('twenty firms have the badge and meet its requirements, and one waits for it', async () => {
  const firms =
    await query(`select verified_at is not null as verified, badge_asked_at is not null as asked, count(*)::int,
      max(cardinality(badge_lacks(o, date '2026-05-14'))) as lacks
    from organisation o where verified_at is not null or badge_asked_at is not null group by 1, 2 order by 1`);
  expect(firms).toEqual([
    { verified: false, asked: true, count: 1, lacks: 0 },
    { verified: true, asked: false, count: 20, lacks: 0 },
  ]);
});

test('one project of the exchange is reported and waits, and the report of last year is published', async () => {
  const waiting = `select count(distinct exchange_id)::int as projects from exchange_flag where outcome is null`;
  expect(await query(waiting)).toEqual([{ projects: 1 }]);
  expect(await query('select year, status, figures is not null as figures from yearly_report')).toEqual([
    { year: 2025, status: 'published', figures: true },
  ]);
});

test('only the association’s first account needs no second factor', async () => {
  expect(await query('select email::text from account where two_factor_optional')).toEqual([
    { email: 'admin@demo.psp' },
  ]);
});

test('the next request gets the number after the seeded ones', async () => {
  const [row] = await query<{ number: string }>('select next_service_request_number() as number');
  expect(row?.number).toMatch(/^SP-\d{4}-000174$/);
});

const RULES: Record<string, string> = {
  'every organisation has an owner': `
    select name from organisation o where not exists (select from membership m where m.organisation_id = o.id and m.role = 'owner')`,
  'everybody who was not made on the machine itself has agreed to the terms and to the use of their data': `
    select email from account a where (select count(distinct document) from consent c where c.account_id = a.id) <> 2
      and not exists (select from audit where entity_id = a.id and details ->> 'by' = 'admin:create')`,
  'every authority but an ADI is in the registry, under its name and county': `
    select o.name from organisation o left join authority r on r.siruta = o.siruta and r.type = o.uat_type and r.county_code = o.county_code and r.name = o.name
    where o.kind = 'uat' and (r.siruta is null) <> (o.uat_type = 'adi')`,
  'communes and towns have the Bronze package, the others Silver': `
    select name from organisation where kind = 'uat' and (package = 'bronze') <> (uat_type in ('commune', 'town'))`,
  'every firm has expertise in each of its domains': `
    select o.name from organisation o join organisation_domain d on d.organisation_id = o.id where not exists (
      select from organisation_expertise e join expertise_domain x using (expertise_slug)
      where e.organisation_id = o.id and x.domain_slug = d.domain_slug)`,
  'whoever is not let in has done nothing in the portal': `
    select o.name from organisation o where status <> 'approved' and (
      exists (select from service_request r where r.organisation_id = o.id) or exists (select from offer f where f.organisation_id = o.id))`,
  'the association sees when each was let in': `
    select name from organisation where kind <> 'admin' and (applied_at is null or (decided_at is null) <> (status = 'pending') or decided_at < applied_at)`,
  'every firm describes itself in three to six paragraphs of its own': `
    with said as (select o.id, p.line from organisation o, string_to_table(o.description, chr(10)) p(line) where kind = 'firma' and status = 'approved')
    select id::text from said group by id having count(*) not between 3 and 6
    union all select line from said group by line having count(*) > 1`,
  'an accepted offer and a project stand exactly where work was given': `
    select r.number from service_request r
    left join offer o on o.request_id = r.id and o.status = 'accepted' left join project p on p.request_id = r.id and p.offer_id = o.id
    where (r.status in ('in_progress', 'completed') and r.kind <> 'consultation') is distinct from (o.id is not null)
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
    select o.name from organisation o left join review v on v.subject_id = o.id and v.published_at is not null and v.removed_at is null
    group by o.id having (o.rating_count, o.rating_sum) is distinct from (count(v.id), coalesce(sum(v.rating), 0))`,
  'whoever asked or offered has seen the request': `
    select id from (select id, request_id, organisation_id from offer union all select id, request_id, organisation_id from question
      union all select id, request_id, organisation_id from consultation_answer) o
    where not exists (select from service_request_view v where v.request_id = o.request_id and v.organisation_id = o.organisation_id)`,
  'only invited firms offer where only they may': `
    select o.id from offer o join service_request r on r.id = o.request_id where r.visibility = 'invited' and not exists
      (select from service_request_invitation i where i.request_id = r.id and i.organisation_id = o.organisation_id)`,
  'each audit line starts where the one before ended': `
    select * from (select entity, entity_id, action, from_state, to_state, lag(to_state) over (partition by entity, entity_id order by id) as previous from audit where outcome = 'done') a
    where from_state is distinct from coalesce(previous, case when action = 'organisation.apply' then 'unconfirmed' when entity = 'site-section' then '1' when from_state = 'none' or action like '%.create' or from_state = to_state then from_state end)`,
  'the last audit line ends in the state that is stored': `
    select s.id from (select id, status from service_request union all select id, status from offer union all select id, status from project union all select id, status from article
      union all select id, status from organisation where kind <> 'admin') s
    where status is distinct from (select to_state from audit where entity_id = s.id and outcome = 'done' order by id desc limit 1)`,
  'the search has taken over all that it may find, and follows every change from then on': `
    select s.href from search_source s left join search_document d using (kind, ref_id) where (s.title, s.body, s.boost) is distinct from (d.title, d.body, d.boost)
    union all select tgname from pg_trigger where tgenabled = 'D' union all select 'no words' where not exists (select from search_word)`,
  'nothing has happened in the future': `
    select 'audit' from audit where at > timestamptz '${now.toISOString()}'
    union all select 'notification' from notification where created_at > timestamptz '${now.toISOString()}'
    union all select 'request' from service_request where updated_at > timestamptz '${now.toISOString()}'`,
};

test.each(Object.entries(RULES))('%s', async (_rule, sql) => {
  expect(await query(sql)).toEqual([]);
});

test('at least forty of the sixty firms have a published review, and some have several', async () => {
  const reviewed = await query<{ count: number }>(
    `select count(*)::int from review v join organisation o on o.id = v.subject_id
     where o.kind = 'firma' and v.published_at is not null group by o.id`,
  );
  expect(reviewed.length).toBeGreaterThanOrEqual(40);
  expect(reviewed.filter(({ count }) => count > 1).length).toBeGreaterThanOrEqual(5);
});

test('a review and a solution wait for the association, each reported by an organisation that reads it', async () => {
  const [row] = await query(`select
    count(*) filter (where v.subject_id = f.organisation_id)::int as review,
    count(*) filter (where s.organisation_id <> f.organisation_id)::int as solution
    from content_flag f left join review v on v.id = f.review_id left join solution s on s.id = f.solution_id
    where f.outcome is null`);
  expect(row).toEqual({ review: 1, solution: 1 });
});

test('the demo accounts have something to do', async () => {
  const [row] = await query(`select
    (select count(*)::int from service_request r join membership m using (organisation_id) join account a on a.id = m.account_id
      where a.email = 'primarie@demo.psp') >= 10 as primarie,
    (select count(distinct o.status)::int from offer o join membership m using (organisation_id) join account a on a.id = m.account_id
      where a.email = 'firma@demo.psp') >= 6 as firma,
    (select count(distinct email)::int from notification n join account a on a.id = n.account_id where email like '%@demo.psp') as notified`);
  expect(row).toEqual({ primarie: true, firma: true, notified: 11 });
});

test('the demo firm and the town hall have submitted and accepted offers with lines and several VAT rates', async () => {
  const found = await query<{ status: string; vatRates: number }>(
    `select o.status, (select count(distinct line->>'vatRate')::int from jsonb_array_elements(o.lines) line) as "vatRates"
     from offer o join membership m using (organisation_id) join account a on a.id = m.account_id
     where a.email = 'firma@demo.psp' and o.lines is not null order by o.status`,
  );
  expect(found).toEqual(['accepted', 'shortlisted', 'submitted'].map((status) => ({ status, vatRates: 2 })));
  const [wrong] = await query<{ count: number }>(
    `select count(*)::int from offer o where o.lines is not null and o.price <>
      (select sum(round((line->>'quantity')::numeric * (line->>'unitPrice')::numeric, 2)) from jsonb_array_elements(o.lines) line)`,
  );
  expect(wrong?.count).toBe(0);
});

test('at the first start no timed step is due: no reminder, no expiry, no publication', async () => {
  expect(await passTime(database.orm, now)).toEqual([]);
});
