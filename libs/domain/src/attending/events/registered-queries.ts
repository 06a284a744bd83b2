import type { RegisteredItem, RegisteredQuery } from '@psp/contracts/events';
import { REGISTRATION_STATUS, type RegistrationStatus } from '@psp/contracts/seats';
import { sql } from 'kysely';
import { dateOf, EXPORTED_ROWS_MAX, type ExportColumns } from '../../export.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';

const SHOWS: Record<RegisteredQuery['show'], Sql> = {
  live: sql`r.status <> 'cancelled'`,
  seat: sql`r.status in ('requested', 'confirmed', 'offered', 'attended', 'absent')`,
  waiting: sql`r.status = 'waitlisted'`,
  cancelled: sql`r.status = 'cancelled'`,
};

interface Shown extends Pick<RegisteredQuery, 'q' | 'show'> {
  /** The event. */
  id: string;
}

/* Guests, who came without an account, have their own texts. */
const NAME = sql`coalesce(a.display_name, r.guest_name)`;
const ORGANISATION = sql`coalesce(o.name, r.guest_organisation, '')`;

/* The pool as a value of its own, so that the index gives the order. */
const shown = ({ id, q, show }: Shown): Sql => sql`seat_registration r join seat_pool p on p.id = r.pool_id
  left join account a on a.id = r.account_id left join organisation o on o.id = r.organisation_id
  where ${allOf(
    sql`r.pool_id = (select pool_id from event where id = ${id})`,
    SHOWS[show],
    q ? containsWords(sql`search_fold(${NAME} || ' ' || ${ORGANISATION})`, q) : undefined,
  )}`;

/* Those with a seat in the order of their sign-ups, then the waiting list: as the index has them. */
const ORDER = sql`r.status = 'waitlisted', r.created_at, r.id`;

/* Throws `not_found` for an unknown event. */
const expectEvent = async (db: Db, id: string): Promise<void> => {
  found(await oneRow(db, sql`select from event where id = ${id}`));
};

/** A page of those registered for an event, as JSON text (`registeredList`). Throws `not_found`. */
export const listRegistered = async (db: Db, query: Shown & { page: number }, now: Date): Promise<string> => {
  await expectEvent(db, query.id);
  return pageText(
    db,
    query.page,
    sql`select json_build_object('id', r.id, 'version', r.version, 'name', ${NAME}, 'email', a.email,
        'organisation', ${ORGANISATION}, 'isGuest', r.account_id is null, 'status', r.status,
        'place', case when r.status = 'waitlisted' then (select count(*)::int from seat_registration b
          where b.pool_id = r.pool_id and b.status = 'waitlisted' and b.place <= r.place) end,
        'offeredUntil', r.offered_until, 'price', r.price::float8, 'at', r.created_at,
        'canCancel', r.status in ('confirmed', 'waitlisted', 'offered') and p.starts_at > ${now}::timestamptz) as item, row_number() over (order by ${ORDER}) as position
      from ${shown(query)} order by ${ORDER} ${windowOf(query.page)}`,
    sql`select from ${shown(query)}`,
  );
};

type Exported = Pick<RegisteredItem, 'name' | 'email' | 'price'> & {
  organisation: string;
  status: RegistrationStatus;
  at: string;
};

/** All rows of the filtered list, in its order, up to EXPORTED_ROWS_MAX. Throws `not_found`. */
export const exportRegistered = async (db: Db, query: Shown): Promise<Exported[]> => {
  await expectEvent(db, query.id);
  return db.run(sql<Exported>`select ${NAME} as name, a.email::text as email, ${ORGANISATION} as organisation, r.status,
      r.price::float8 as price, to_json(r.created_at) as at
    from ${shown(query)} order by ${ORDER} limit ${sql.lit(EXPORTED_ROWS_MAX)}`);
};

export const EXPORT_COLUMNS: ExportColumns<Exported> = [
  { label: 'Nume', value: ({ name }) => name },
  { label: 'Organizația', value: ({ organisation }) => organisation },
  { label: 'E-mail', value: ({ email }) => email },
  { label: 'Stare', value: ({ status }) => REGISTRATION_STATUS[status].label },
  { label: 'Preț (lei)', value: ({ price }) => price },
  { label: 'Înscris la', value: ({ at }) => dateOf(at) },
];
