import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../../../as-system.ts';

/*
 * Two years of a small network, with moments on both sides of the midnights at which months begin in Bucharest, in winter and in
 * summer. Arithmetic on n spreads the cases: sealed, opened, withdrawn and unconfirmed offers, cancelled and consultation requests.
 */
const BORDERS = `array['2024-12-31T21:59:59Z', '2024-12-31T22:00Z', '2025-03-31T20:59:59Z', '2025-03-31T21:00Z', '2025-09-30T20:59Z', '2025-09-30T21:00Z',
  '2025-12-31T21:59:59Z', '2025-12-31T22:00Z', '2026-02-28T21:59Z', '2026-02-28T22:00Z', '2026-03-29T00:30Z', '2026-03-29T01:30Z',
  '2026-03-31T20:59:59Z', '2026-03-31T21:00Z']::timestamptz[]`;
/** Spread over the 500 days before 1 May 2026; the first ones are at the borders. */
const moment = (n: string, shift = 0): string =>
  `case when ${n} <= 14 then (${BORDERS})[${n}] else timestamptz '2026-05-01' - ((${n} * 37 + ${shift}) % 500) * interval '1 day' - (${n} * 7919 % 86400) * interval '1 second' end`;

const ROWS = [
  `create temp table o on commit drop as select uuidv7() as id, uuidv7() as account_id, n, case when n % 3 = 0 then 'firma' else 'uat' end as kind
   from generate_series(1, 42) n`,
  `insert into organisation (id, kind, name, status, uat_type, package, county_code, decided_at, joined_at, created_at)
   select id, kind, 'Organizația ' || n, case when n % 11 = 0 then 'suspended' when n % 13 = 0 then 'pending' else 'approved' end,
     case when kind = 'uat' then 'commune' end, case when n % 5 = 0 or kind = 'firma' then null when n % 2 = 0 then 'silver' else 'bronze' end,
     (array['CJ', 'SB', 'BV', 'B'])[1 + n % 4], case when n % 7 > 0 then ${moment('n')} end,
     case when n % 7 > 0 then ${moment('n')} end, ${moment('n')} - interval '3 days' from o`,
  `create temp table r on commit drop as select uuidv7() as id, n, ${moment('n')} as sent, (select array_agg(id order by o.n) from o where kind = 'uat') as uats,
     (array['completed', 'completed', 'in_progress', 'expired', 'cancelled', 'sent', 'draft'])[1 + n % 7] as status from generate_series(1, 240) n`,
  `insert into service_request (id, number, organisation_id, created_by, title, description, category, cancel_reason, kind, county_code, status, revision, sent_at, opened_at, deadline, created_at, updated_at)
   select id, 'SP-' || n, uats[1 + n % 9], uats[1 + n % 9], 'Cererea ' || n, 'Text', 'mediu', 'Renunțăm.', case when n % 10 = 9 then 'consultation' when n % 10 = 8 then 'group' else 'purchase' end,
     (array['CJ', 'SB', 'BV', null])[1 + n % 4], status, 1 + n % 2, case when status <> 'draft' then sent end,
     case when status in ('completed', 'in_progress') or n % 5 = 1 and status = 'expired' then sent + interval '15 days' end, sent + interval '14 days', sent, sent from r`,
  // The third offer of a request was not confirmed after a change, the fourth was withdrawn; every sixth request has none.
  `insert into offer (id, request_id, organisation_id, created_by, status, price, delivery_days, valid_until, decline_reason, request_revision, submitted_at, created_at, updated_at)
   select uuidv7(), r.id, f.id, f.account_id, case when i = 3 then 'withdrawn' when r.status = 'sent' then 'submitted'
       when r.status in ('expired', 'cancelled') then 'closed' when i = 0 and r.n % 4 > 0 then 'accepted' else 'declined' end,
     1000 + r.n * 10 + i, 30, '2027-01-01', 'Altă ofertă.', case when i = 2 and r.n % 2 = 1 then 1 else 1 + r.n % 2 end, r.sent + (2 + i * 5 + r.n % 9) * interval '1 hour', r.sent, r.sent
   from r cross join generate_series(0, 3) i join o f on f.kind = 'firma' and f.n = 3 + i * 9
   where r.n % 6 > 0 and r.status <> 'draft'`,
  `insert into offer_version (offer_id, submitted_at, content) select id, submitted_at - interval '1 hour', '{}' from offer
   where price::int % 4 = 0 and status <> 'withdrawn'`,
  `insert into project (id, request_id, offer_id, uat_id, firma_id, title, status, closed_at, completed_at)
   select uuidv7(), q.id, f.id, q.organisation_id, f.organisation_id, q.title,
     case when q.status = 'completed' and r.n % 5 > 0 then 'completed' when r.n % 3 = 0 then 'on_hold' else 'in_progress' end,
     case when q.status = 'completed' and r.n % 5 > 0 or r.n % 8 = 0 then r.sent + interval '40 days' end, null
   from r join service_request q on q.id = r.id join offer f on f.request_id = q.id and f.status = 'accepted'`,
  `insert into review (project_id, author_id, subject_id, written_by, rating, quality, timeliness, communication, price, published_at)
   select p.id, p.uat_id, p.firma_id, p.uat_id, 2 + r.n % 4, 4, 4, 4, 4, case when r.n % 4 <> 1 then ${moment('r.n', 11)} end
   from r join project p on p.request_id = r.id and p.status = 'completed' and r.n % 3 > 0`,
  `insert into message (conversation_id, number, organisation_id, account_id, body, is_note, created_at, readers, position)
   select uuidv7(), s.n, o.id, o.account_id, 'Bună ziua', s.n % 6 = 0, ${moment('s.n', 23)}, '{}', 1
   from generate_series(1, 150) s (n) join o on o.n = 1 + s.n % 40`,
  `insert into library_use (document_id, account_id, organisation_id, kind, day)
   select uuidv7(), o.account_id, o.id, case when s.n % 3 = 0 then 'view' else 'download' end, (${moment('s.n', 31)} at time zone 'Europe/Bucharest')::date
   from generate_series(1, 300) s (n) join o on o.n = 1 + s.n % 40`,
  `insert into seat_certificate (registration_id, kind, organisation_id, holder_name, title, provider, starts_on, ends_on, days, hours, code, checksum, issued_at, issued_by)
   select uuidv7(), case when s.n % 4 = 0 then 'event' else 'training' end, o.id, 'Ana Pop', 'Curs', 'Asociația', '2026-01-01', '2026-01-02', 2, 4.5 + s.n % 7,
     'C' || s.n, 'x', ${moment('s.n', 41)}, o.account_id
   from generate_series(1, 200) s (n) join o on o.n = 1 + s.n % 40`,
  `insert into forum_post (created_at, topic_id, is_opening, organisation_id, account_id, status, body, body_text, published_at)
   select ${moment('s.n', 53)}, uuidv7(), s.n % 5 = 0, o.id, o.account_id, (array['published', 'published', 'removed', 'pending'])[1 + s.n % 4], 'Da', 'Da', ${moment('s.n', 53)}
   from generate_series(1, 200) s (n) join o on o.n = 1 + s.n % 40`,
];

/** Fills an empty database with two years of a small network, up to 1 May 2026. Foreign keys are not checked. */
export const fillNetwork = (orm: MikroORM): Promise<void> =>
  asSystem(orm, async ({ db }) => {
    await db.run(sql`select set_config('session_replication_role', 'replica', true)`);
    for (const statement of ROWS) await db.run(sql.raw(statement));
  });
