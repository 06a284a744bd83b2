import type { MikroORM } from '@mikro-orm/postgresql';
import { fillTables } from './fill-tables.ts';
import { passageOf, textOf } from './passages.ts';

/** People with a seat or a place on the waiting list of the large event; courses to come, and past ones. */
const SIZE = { seats: 4800, waiting: 200, coming: 300, past: 2000 };

const PEOPLE = [
  `create temp table attendee on commit drop as
   select n, uuidv7() as id, o.id as organisation_id from generate_series(1, ${SIZE.seats + SIZE.waiting}) n
     join (select id, row_number() over (order by id) as place, count(*) over () as places from organisation where kind in ('uat', 'firma')) o
       on o.place = 1 + n % o.places`,
  `insert into account (id, email, display_name, password_hash)
   select id, 'participant-' || n || '@bulk.example', initcap(${passageOf('name', 'n', 9)}) || ' ' || n, '-' from attendee`,
  `insert into membership (account_id, organisation_id, role) select id, organisation_id, 'viewer' from attendee`,
];

const EVENT = [
  `create temp table hall on commit drop as select uuidv7() as pool_id, now() + interval '20 days' as starts_at`,
  `insert into seat_pool (id, seats, taken, closes_at, starts_at, next_place)
   select pool_id, ${SIZE.seats}, ${SIZE.seats}, starts_at, starts_at, ${SIZE.waiting + 1} from hall`,
  `insert into event (created_at, updated_at, created_by, number, status, kind, title, summary, body, body_text, organiser, contact, sittings,
     starts_at, ends_at, is_online, place, price, pool_id, readers, is_public, has_certificate, published_at)
   select now(), now(), a.id, next_event_number(now()), 'published', 'conference', 'Conferința anuală', '', '', '', 'Asociația', '',
     jsonb_build_array(jsonb_build_object('startsAt', h.starts_at, 'endsAt', h.starts_at + interval '6 hours')),
     h.starts_at, h.starts_at + interval '6 hours', false, 'București', 500, h.pool_id, 'everyone', true, true, now()
   from hall h, account a where a.email = 'admin-1@bulk.example'`,
  `insert into seat_registration (created_at, updated_at, pool_id, account_id, organisation_id, signed_by, status, price, ticket, place)
   select at, at, h.pool_id, d.id, d.organisation_id, d.id, case when w.place > 0 then 'waitlisted' else 'confirmed' end, 500, 'T' || d.n,
     case when w.place > 0 then w.place end
   from attendee d, hall h, lateral (select d.n - ${SIZE.seats} as place) w, lateral (select now() - d.n * interval '1 minute' as at) t`,
];

/* Days from now at which the course n begins: the first ones are to come. */
const BEGINS = `now() + (case when n <= ${SIZE.coming} then 1 + n % 120 else -(1 + n % 900) end) * interval '1 day'`;

const COURSES = [
  `create temp table course on commit drop as
   select n, uuidv7() as id, uuidv7() as pool_id, ${BEGINS} as starts_at from generate_series(1, ${SIZE.coming + SIZE.past}) n`,
  `insert into seat_pool (id, seats, taken, closes_at, starts_at) select pool_id, 20, n % 21, starts_at - interval '1 day', starts_at from course`,
  `insert into training (id, created_at, updated_at, created_by, number, status, category, title, description, provider, format, level, hours,
     price, discount, sittings, starts_at, ends_at, place, county_code, pool_id, series_id, curriculum, instructor_name, instructor_about,
     has_certificate, completion_share, rating, review_count, published_at)
   select c.id, c.starts_at - interval '60 days', c.starts_at - interval '60 days', a.id, next_training_number(now()), 'published',
     (array['funds', 'procurement', 'development', 'digital', 'legislation', 'management'])[1 + n % 6],
     initcap(${passageOf('title', 'n', 1)}), ${textOf('n', 4, 8)}, ${passageOf('name', 'n', 2)},
     (array['onsite', 'online', 'mixed'])[1 + n % 3], (array['beginner', 'intermediate', 'advanced'])[1 + n % 3], 8, n % 30 * 100, 15 + n % 6,
     jsonb_build_array(jsonb_build_object('startsAt', c.starts_at, 'endsAt', c.starts_at + interval '4 hours')),
     c.starts_at, c.starts_at + interval '4 hours', 'Sala mare', 'CJ', c.pool_id, c.id, '["Partea întâi", "Partea a doua"]', 'Corina Pop', '',
     true, 100, case when n % 3 > 0 then 3 + n % 3 end, case when n % 3 > 0 then n % 40 + 1 else 0 end, c.starts_at - interval '50 days'
   from course c, account a where a.email = 'admin-1@bulk.example'`,
];

/** Fills an event with 5,000 registrations, and a catalogue of courses. Returns the id of the event. */
export async function prepareAttending(orm: MikroORM): Promise<string> {
  const tables = ['account', 'membership', 'seat_pool', 'event', 'seat_registration', 'training'];
  await fillTables(orm, tables, [...PEOPLE, ...EVENT, ...COURSES]);
  const [event] = await orm.em
    .fork()
    .execute<{ id: string }[]>(`select id from event where title = 'Conferința anuală'`);
  if (!event) throw new Error('the event was not filled');
  return event.id;
}
