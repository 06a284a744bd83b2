import type { MikroORM } from '@mikro-orm/postgresql';
import { hashPassword } from '@psp/domain/joining/accounts/password';
import { seedBasics } from '@psp/domain/seed-basics';
import { NOBODY_CHOSE } from '@psp/domain/sourcing/offers/notifications';
import { cancelledBecause } from '@psp/domain/sourcing/service-requests/notifications';
import { PASSAGES, passageOf, textOf } from './passages.ts';

export interface BulkSize {
  authorities: number;
  firms: number;
  /** Rows of service_request. */
  requests: number;
  /** Rows of audit. */
  audits: number;
  /** Adds showcases, solutions, certificates and articles, and for the association tickets, subscribers and applications. */
  hasPublicFace: boolean;
  now: Date;
}

/** Number of requests that accept offers; the deadline of other sent requests has passed. */
export const BULK_OPEN = 3000;
/** Accounts are `uat-<n>@bulk.example`, `firma-<n>@bulk.example` and `admin-1@bulk.example`, n from 1, all with this password. */
export const BULK_PASSWORD = 'Bulk-Portal-2026';

/*
 * Fills what triggers otherwise maintain, since they are off. It looks up domains, certificates and solutions by index and updates
 * organisations, so it runs after the indexes of the former and before those of the latter are built.
 */
const MARKET = [
  'analyze organisation, organisation_domain, certificate, solution',
  `select keep_market(array(select id from bulk where kind = 'firma'))`,
];

/* Fills the figures of each firm that a timed job otherwise computes. */
const RECORDS = `
  insert into partner_response (organisation_id, median_hours, running, work, invited, answered)
  select b.id, r.median_hours, d.* from bulk b, firm_response(b.id) r, firm_record(b.id) d where b.kind = 'firma'`;

/*
 * Foreign keys hold by construction, and checking them for millions of rows would take most of the time. In a deadlock with a running
 * portal, the longer timeout here makes PostgreSQL cancel the portal's statement. Needs a superuser.
 */
const WITHOUT_CHECKS = `
  select set_config('session_replication_role', 'replica', true), set_config('maintenance_work_mem', '256MB', true),
    set_config('work_mem', '128MB', true), set_config('deadlock_timeout', '1min', true) from pg_roles where rolname = current_user and rolsuper`;

/* Dropped first and built at the end, which is far faster than updating them row by row. */
const INDEXES = `
  select indexname as name, indexdef as definition, tablename = 'organisation' as late from pg_indexes where schemaname = 'public' and indexdef not like 'CREATE UNIQUE%'
    and tablename in ('organisation', 'account', 'service_request', 'service_request_view', 'offer', 'project', 'review', 'audit', 'notification',
      'community', 'solution', 'article', 'ticket', 'subscriber', 'search_document', 'search_word') order by late, indexname`;

/* Ordered codes of counties. */
const COUNTIES = `(select array_agg(code order by code) from county)`;

/* Ordered slugs of domains. Arithmetic on n, the number of a row, spreads them evenly and reproducibly. */
const DOMAINS = `(select array_agg(slug order by position) from domain)`;

const TITLES = `array['Digitalizarea registrului agricol', 'Audit energetic pentru școli', 'Strategie de dezvoltare locală', 'Consultanță fonduri europene',
      'Sistem de plată online', 'Modernizarea iluminatului public', 'Studiu de fezabilitate drumuri']`;

const WORK = `array[(${TITLES})[1 + n % 7], (${TITLES})[1 + n / 7 % 7]]`;

/* `badge_lacks` of verified firms is already up to date: otherwise the portal would send each of them a mail during measurements. */
const ORGANISATIONS = `
  insert into organisation (kind, name, status, uat_type, package, county_code, locality, description, employees, experience_years, services,
      specializations, served_counties, capacity, verified_at, applied_at, decided_at, created_at, updated_at,
      badge_lacks)
  select 'uat', 'Comuna ' || ${passageOf('name', 'n', 0)} || ' ' || n, 'approved', 'commune', 'bronze', c.codes[1 + n % 42], 'Localitatea ' || n, '',
    null, null, '{}'::text[], '{}'::text[], '{}'::text[], null, null, t.at, t.at, t.at, t.at, '{}'::text[]
  from generate_series(1, :authorities) n, (select ${COUNTIES} as codes) c, lateral (select :now::timestamptz - interval '900 days' + n * interval '1 minute' as at) t
  union all
  select 'firma', ${passageOf('name', 'n', 2)} || ' ' || n, 'approved', null, null, c.codes[1 + n % 42], 'Localitatea ' || n, ${textOf('n', 4, 8)},
    '10-50', 1 + n % 20, array[${[3, 4, 5, 6].map((part) => passageOf('title', 'n % 300', part)).join(', ')}],
    ${WORK}, case when n % 2 = 0 then '{}' else array[c.codes[1 + (n + 5) % 42], c.codes[1 + (n + 11) % 42]] end,
    case when n % 3 > 0 then 1 + n % 6 end, t.at, t.at, t.at, t.at, t.at, array['cui', 'register', 'certificate', 'contact']
  from generate_series(1, :firms) n, (select ${COUNTIES} as codes) c, lateral (select :now::timestamptz - interval '900 days' + n * interval '1 minute' as at) t
  union all
  select 'admin', 'Asociația 1', 'approved', null, null, 'B', '', '', null, null, '{}', '{}', '{}', null, null, null, null, :now::timestamptz, :now::timestamptz, '{}'`;

/* Names end with the number of their row. The temporary table `bulk` holds these numbers for the following statements of the transaction. */
const NUMBERS = `
  create temp table bulk on commit drop as
  select id, kind, county_code, substring(name from '\\d+$')::int as nr, uuidv7() as account_id from organisation`;

const PEOPLE = [
  `insert into organisation_domain select b.id, d.slugs[1 + (b.nr + k) % 9] from bulk b, generate_series(0, 1) k, (select ${DOMAINS} as slugs) d where b.kind = 'firma'`,
  `insert into account (id, email, display_name, password_hash, two_factor_optional, phone)
   select account_id, kind || '-' || nr || '@bulk.example', initcap(${passageOf('name', 'nr', 9)}) || ' ' || nr, :hash, kind = 'admin',
     '+407' || lpad((nr::bigint * 7919 % 100000000)::text, 8, '0') from bulk`,
  `insert into membership (account_id, organisation_id, role) select account_id, id, 'owner' from bulk`,
];

/** Statements that insert organisations and their members. */
const BULK_ORGANISATIONS = [ORGANISATIONS, NUMBERS, ...PEOPLE];

/** A showcase for each authority, with three attractions and two projects. */
const COMMUNITIES = [
  `insert into community (organisation_id, name, county_code, status, published_at, description, objectives, population)
   select b.id, ${passageOf('name', 'b.nr', 0)} || ' ' || b.nr, b.county_code, 'published', :now::timestamptz - b.nr * interval '1 minute',
     ${textOf('b.nr', 1, 5)}, ${textOf('b.nr', 5, 7)}, 1000 + b.nr % 9000 from bulk b where b.kind = 'uat'`,
  `insert into community_attraction (community_id, name, type, position)
   select c.id, ${passageOf('title', 'b.nr + k', 3)}, (array['istoric', 'cultural', 'natural'])[1 + k], k
   from bulk b join community c on c.organisation_id = b.id, generate_series(0, 2) k`,
  `insert into community_project (community_id, title, status)
   select c.id, ${passageOf('title', 'b.nr + k', 5)}, (array['in_progress', 'completed'])[1 + k]
   from bulk b join community c on c.organisation_id = b.id, generate_series(0, 1) k`,
];

/** Two solutions for every third firm, most with a price, some in euro. */
const SOLUTIONS = `
  insert into solution (organisation_id, created_by, title, description, domain_slug, features, price_min, price_max, currency, status, published_at)
  select b.id, b.account_id, ${passageOf('title', 'b.nr + k', 1)}, ${textOf('b.nr + k', 2, 5)}, d.slugs[1 + (b.nr + k) % 9],
    array[${passageOf('title', 'b.nr + k', 6)}], p.price, p.price * 2, case when b.nr % 5 = 0 then 'EUR' else 'RON' end,
    'published', :now::timestamptz - b.nr * interval '1 minute'
  from bulk b, generate_series(0, 1) k, (select array_agg(slug order by position) as slugs from domain) d,
    lateral (select case when b.nr % 11 > 0 then 300 + (b.nr * 37 + k * 911) % 120000 end as price) p where b.kind = 'firma' and b.nr % 3 = 0`;

/** Two certificates for every fourth firm; a sixth of them have expired. */
const CERTIFICATES = `
  insert into certificate (organisation_id, name, valid_until)
  select b.id, (array['ISO 9001:2015', 'ISO 14001:2015', 'ISO/IEC 27001:2022', 'ISO 45001:2018', 'ISO 37001:2016'])[1 + (b.nr / 4 + k) % 5],
    (:now::timestamptz + (b.nr % 6 * 2 - 1) * interval '30 days')::date
  from bulk b, generate_series(0, 1) k where b.kind = 'firma' and b.nr % 4 = 0`;

/** One article for every second organisation; a hundredth of them wait for moderation. */
const ARTICLES = `
  insert into article (organisation_id, created_by, title, category, summary, body, body_text, excerpt, status, submitted_at, published_at, updated_at)
  select b.id, b.account_id, ${passageOf('title', 'b.nr', 1)} || ' ' || ${passageOf('title', 'b.nr', 2)}, c.slugs[1 + b.nr % cardinality(c.slugs)],
    ${textOf('b.nr', 3, 5)}, '<p>Text</p>', ${textOf('b.nr', 5, 12)}, ${passageOf('body', 'b.nr', 3)},
    case when b.nr % 200 = 0 then 'pending' else 'published' end, t.at, case when b.nr % 200 > 0 then t.at end, t.at
  from bulk b join (select author_kind, array_agg(slug order by position) as slugs from article_category group by author_kind) c on c.author_kind = b.kind,
    lateral (select :now::timestamptz - b.nr * interval '1 minute' as at) t
  where b.nr % 2 = 0`;

/** A tenth of the firms have pending applications, a fifth of the organisations have a ticket, half subscribe to the newsletter. */
const OFFICE = [
  `update organisation o set status = 'pending', decided_at = null from bulk b where o.id = b.id and b.kind = 'firma' and b.nr % 10 = 9`,
  `insert into ticket (kind, status, subject, name, email, account_id, organisation_id, submission_key, due_at, waiting_since, resolved_at, closed_at)
   select 'support', s.status, ${passageOf('title', 'b.nr', 4)}, 'Persoana ' || b.nr, b.kind || '-' || b.nr || '@bulk.example', b.account_id, b.id, uuidv7(),
     case s.status when 'open' then :now::timestamptz + b.nr % 5000 * interval '1 minute' end, case s.status when 'open' then :now::timestamptz end,
     case s.status when 'closed' then :now::timestamptz end, case s.status when 'closed' then :now::timestamptz end
   from bulk b, lateral (select (array['open', 'pending', 'closed', 'closed'])[1 + b.nr / 5 % 4] as status) s where b.nr % 5 = 0`,
  `insert into subscriber (email, status, source, county_code)
   select b.kind || '-' || b.nr || '@bulk.example', (array['confirmed', 'pending'])[1 + b.nr / 2 % 2], 'footer', b.county_code from bulk b where b.nr % 2 = 0`,
  `insert into notification (account_id, organisation_id, title, message, href, read_at)
   select b.account_id, b.id, 'Ofertă nouă', 'Ați primit o ofertă.', '/uat/service-requests', case when k > 3 then :now::timestamptz end
   from bulk b, generate_series(0, case when b.nr = 1 then 5000 else 4 end) k`,
];

/** Content of public pages and of the association's lists, for the organisations in the temporary table `bulk`. */
const PUBLIC_FACE = [...COMMUNITIES, SOLUTIONS, CERTIFICATES, ARTICLES, ...OFFICE];

const REQUESTS = `
  insert into service_request (number, organisation_id, created_by, title, category, description, deadline, budget_min, budget_max, county_code, locality,
      urgency, status, sent_at, opened_at, started_at, closed_at, cancel_reason, created_at, updated_at)
  select 'SP-2026-' || lpad(n::text, 6, '0'), b.id, b.account_id,
    (${TITLES})[1 + n % 7] || ' ' || n,
    d.slugs[1 + n % 9],
    'Solicităm servicii pentru compartimentele primăriei, cu instruire, garanție și recepție pe etape. Lotul ' || n % 500 || ', localitatea ' || b.nr || '.',
    s.sent + interval '14 days', 10000 + n % 50 * 1000, 70000 + n % 90 * 1000, b.county_code, 'Localitatea ' || b.nr,
    (array['high', 'medium', 'medium', 'low'])[1 + n % 4], k.status, s.sent,
    case when k.status in ('in_progress', 'completed') then s.sent + interval '15 days' end,
    case when k.status in ('in_progress', 'completed') then s.sent + interval '16 days' end,
    case when k.status in ('completed', 'cancelled', 'expired') then s.sent + interval '50 days' end,
    case when k.status = 'cancelled' then 'Bugetul a fost realocat.' end, s.sent, s.sent
  from generate_series(1, :requests) n
  join bulk b on b.kind = 'uat' and b.nr = 1 + n % :authorities
  cross join (select ${DOMAINS} as slugs) d
  cross join lateral (select n > :requests - :open as is_open) o
  cross join lateral (select :now::timestamptz - case when o.is_open then (n % 13) * interval '1 day' else (60 + n % 700) * interval '1 day' end
    - (n % 86400) * interval '1 second' as sent) s
  cross join lateral (select case when o.is_open then 'sent' else (array['completed', 'completed', 'in_progress', 'expired', 'cancelled'])[1 + n % 5] end as status) k`;

/* Two to four offers for each request; the first one is accepted when work was awarded. */
const OFFERS = `
  insert into offer (request_id, organisation_id, created_by, status, price, delivery_days, valid_until, method, request_revision, submitted_at, decided_at,
      decline_reason, created_at, updated_at)
  select r.id, f.id, f.account_id, k.status, 12000 + (r.n * 7 + i * 1300) % 60000, 20 + (r.n + i) % 60, (r.deadline + interval '60 days')::date,
    'Analiză, implementare, instruire și asistență.', 1, r.sent_at + interval '1 hour', case k.status when 'submitted' then null when 'closed' then r.closed_at else r.sent_at + interval '16 days' end,
    case when k.status = 'declined' then 'A fost aleasă altă ofertă.' when r.status = 'expired' then '${NOBODY_CHOSE}'
      when r.status = 'cancelled' then '${cancelledBecause('')}' || r.cancel_reason end, r.sent_at + interval '1 hour', r.sent_at + interval '1 hour'
  from (select *, substring(number from 9)::int as n from service_request) r
  cross join lateral generate_series(0, 1 + r.n % 3) i
  join bulk f on f.kind = 'firma' and f.nr = 1 + (r.n * 13 + i * 611) % :firms
  cross join lateral (select case when r.status = 'sent' then 'submitted' when r.status in ('expired', 'cancelled') then 'closed'
    when i = 0 then 'accepted' else 'declined' end as status) k`;

const OUTCOMES = [
  `insert into service_request_view (request_id, organisation_id, viewed_at) select request_id, organisation_id, created_at from offer`,
  `insert into project (request_id, offer_id, uat_id, firma_id, title, status, progress, started_at, delivered_at, completed_at, closed_at, price, category, county_code, created_at, updated_at)
   select r.id, o.id, r.organisation_id, o.organisation_id, r.title, case r.status when 'completed' then 'completed' else 'in_progress' end,
     case r.status when 'completed' then 100 else 40 end, r.started_at, r.closed_at, r.closed_at, r.closed_at, o.price, r.category, r.county_code, r.started_at, coalesce(r.closed_at, r.started_at)
   from service_request r join offer o on o.request_id = r.id and o.status = 'accepted'`,
  `insert into review (project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, body, published_at, created_at)
   select p.id, p.uat_id, p.firma_id, b.account_id, 3 + n % 3, 4, 4, 5, 4, 'Colaborare bună, livrată la termen.', p.completed_at, p.completed_at
   from (select *, row_number() over (order by id)::int as n from project where completed_at is not null) p join bulk b on b.id = p.uat_id`,
  `update organisation o set rating_count = coalesce(r.count, 0), rating_sum = coalesce(r.sum, 0)
   from bulk b left join (select subject_id, count(*) as count, sum(rating) as sum from review group by subject_id) r on r.subject_id = b.id where o.id = b.id`,
];

const AUDITS = `
  insert into audit (at, account_id, organisation_id, action, entity, entity_id, from_state, to_state)
  select r.sent_at + n / :requests * interval '1 hour', r.created_by, r.organisation_id, 'service-request.edit', 'service-request', r.id, 'sent', 'sent'
  from generate_series(0, :audits - 1) n
  join (select id, sent_at, created_by, organisation_id, row_number() over (order by id) - 1 as k from service_request) r on r.k = n % :requests`;

/** Statements that insert requests, offers and their outcomes. */
const BULK_REQUESTS = [REQUESTS, OFFERS, ...OUTCOMES, AUDITS];

/**
 * Fills an empty, migrated database for measurements, with offers, projects and reviews of the requests. Runs inside PostgreSQL in one
 * transaction and takes minutes.
 */
export async function seedBulk(orm: MikroORM, { now, hasPublicFace, ...size }: BulkSize): Promise<void> {
  await seedBasics(orm);
  const values: Record<string, string | number> = {
    ...size,
    open: Math.min(BULK_OPEN, size.requests),
    now: `'${now.toISOString()}'`,
    hash: `'${await hashPassword(BULK_PASSWORD)}'`,
  };
  const fill = (sql: string) => sql.replace(/(?<!:):([a-z]+)/g, (_, name: string) => String(values[name]));
  const face = hasPublicFace ? PUBLIC_FACE : [];
  await orm.em.fork().transactional(async (em) => {
    await em.execute(WITHOUT_CHECKS);
    const indexes = await em.execute<{ name: string; definition: string; late: boolean }[]>(INDEXES);
    for (const { name } of indexes) await em.execute(`drop index ${name}`);
    const definitions = (isLate: boolean) =>
      indexes.filter(({ late }) => late === isLate).map(({ definition }) => definition.replace(' ON ONLY ', ' ON '));
    for (const sql of [
      ...PASSAGES,
      ...BULK_ORGANISATIONS,
      ...BULK_REQUESTS,
      ...face,
      'select search_fill()',
      ...definitions(false),
      ...MARKET,
      ...definitions(true),
      'analyze offer, project, service_request',
      RECORDS,
    ])
      await em.execute(fill(sql));
    await em.execute(`select setval('service_request_number', ?)`, [size.requests]);
  });
  await orm.em.fork().execute('vacuum (analyze)');
}
