import { type AccountName, accounts } from './accounts.ts';
import { portal } from './address.ts';
import { onDatabase } from './database.ts';
import { uniqueWord } from './page.ts';

/** An event with the registration of one person. */
export interface Held {
  id: string;
  registration: string;
  ticket: string;
  name: string;
}

/** Stores an event of this hour, published by the association, with a confirmed seat of each person; those of the first are returned. */
export const holdEvent = (title: string, ...people: AccountName[]): Promise<Held> =>
  onDatabase(portal().databaseUrl, async (client) => {
    const pool = await client.query(
      `insert into seat_pool (seats, taken, closes_at, starts_at)
      values (25, $1, now() + interval '1 hour', now() + interval '1 hour') returning id`,
      [people.length],
    );
    const event = await client.query(
      `insert into event (created_at, updated_at, created_by, number, status, kind, title, summary, body, body_text, organiser, contact,
         sittings, starts_at, ends_at, is_online, place, price, pool_id, readers, is_public, has_certificate, published_at)
       select now(), now(), a.id, next_event_number(now()), 'published', 'workshop', $2, '', '', '', 'Asociația', '',
         jsonb_build_array(jsonb_build_object('startsAt', now() + interval '1 hour', 'endsAt', now() + interval '3 hours')),
         now() + interval '1 hour', now() + interval '3 hours', false, 'Sala 2', 0, $1, 'everyone', true, true, now()
       from account a where a.email = $3 returning id`,
      [pool.rows[0].id, title, accounts.admin.email],
    );
    const rows = [];
    for (const who of people) {
      const registration = await client.query(
        `insert into seat_registration (created_at, updated_at, pool_id, account_id, organisation_id, signed_by, status, ticket)
         select now(), now(), $1, a.id, m.organisation_id, a.id, 'confirmed', $2
         from account a join membership m on m.account_id = a.id where a.email = $3
         returning id, ticket, (select display_name from account where id = account_id) as name`,
        [pool.rows[0].id, uniqueWord().toUpperCase(), accounts[who].email],
      );
      rows.push(registration.rows[0]);
    }
    const [{ id, ticket, name }] = rows;
    return { id: event.rows[0].id, registration: id, ticket, name };
  });

/** Moves an event into the past: it ended an hour ago, or some days before. */
export const endEvent = ({ id }: Pick<Held, 'id'>, days = 0, databaseUrl = portal().databaseUrl): Promise<unknown> =>
  onDatabase(databaseUrl, (client) =>
    client.query(
      `update event e set starts_at = t.ended - interval '2 hours', ends_at = t.ended,
         sittings = jsonb_build_array(jsonb_build_object('startsAt', t.ended - interval '2 hours', 'endsAt', t.ended))
       from (select now() - make_interval(days => $2, hours => 1) as ended) t where e.id = $1`,
      [id, days],
    ),
  );

/** Marks everybody with a seat as present. */
export const markAllPresent = ({ id }: Pick<Held, 'id'>): Promise<unknown> =>
  onDatabase(portal().databaseUrl, (client) =>
    client.query(
      `update seat_registration set status = 'attended'
       where status = 'confirmed' and pool_id = (select pool_id from event where id = $1)`,
      [id],
    ),
  );
