import { sql } from 'kysely';
import type { Kind } from '@psp/contracts/common';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { isPublicEvent, isReadableBy } from './readable.ts';

/** Creates the person's calendar address for their current organisation, replacing an earlier one. Returns its secret. */
export const openEventCalendar = async (write: Write<Actor>): Promise<string> => {
  const { db, now, actor } = write;
  const { accountId, organisationId } = actor;
  const token = newSecret();
  await db.run(sql`insert into event_calendar (account_id, organisation_id, token_hash, created_at)
    values (${accountId}, ${organisationId}, ${hashSecret(token)}, ${now})
    on conflict (account_id, organisation_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`);
  record(write, { entity: 'event-calendar', id: accountId }, { action: 'open' });
  return token;
};

/** Deletes the person's calendar address; does nothing if there is none. */
export const closeEventCalendar = async (write: Write<Actor>): Promise<void> => {
  const { accountId, organisationId } = write.actor;
  const closed = await write.db.run(sql`delete from event_calendar
    where account_id = ${accountId} and organisation_id = ${organisationId} returning account_id`);
  if (closed.length > 0) record(write, { entity: 'event-calendar', id: accountId }, { action: 'close' });
};

/** Reads when the person's address was created. */
export const readEventCalendar = async (
  db: Db,
  { accountId, organisationId }: Actor,
): Promise<{ openedAt: string | null }> => {
  const row = await oneRow(
    db,
    sql<{ openedAt: string }>`select to_json(created_at) #>> '{}' as "openedAt" from event_calendar
      where account_id = ${accountId} and organisation_id = ${organisationId}`,
  );
  return row ?? { openedAt: null };
};

/** The person whose events an address shows. */
export interface CalendarReader {
  accountId: string;
  organisationId: string;
  name: string;
  kind: Kind;
}

/** Finds the person of a calendar address; null if the address, the account, the membership or the approval has ended. */
export const readerOfCalendar = (db: Db, token: string): Promise<CalendarReader | null> =>
  oneRow(
    db,
    sql<CalendarReader>`select a.id as "accountId", a.display_name as name, o.id as "organisationId", o.kind from event_calendar c
      join account a on a.id = c.account_id and a.status = 'active'
      join membership m on m.account_id = c.account_id and m.organisation_id = c.organisation_id
      join organisation o on o.id = c.organisation_id and o.kind in ('uat', 'firma') and o.status = 'approved'
      where c.token_hash = ${hashSecret(token)}`,
  );

/** An event for a calendar; `version` grows with every change, so that calendars replace what they hold. */
export interface CalendarEvent {
  id: string;
  version: number;
  title: string;
  summary: string;
  place: string;
  onlineUrl: string | null;
  sittings: { startsAt: string; endsAt: string }[];
  isCancelled: boolean;
  /** True while a freed seat is only offered. */
  isTentative: boolean;
}

const columns = (onlineUrl: Sql, isTentative: Sql): Sql => sql`e.id, e.version, e.title, e.summary, e.place,
  ${onlineUrl} as "onlineUrl", e.sittings, e.status = 'cancelled' as "isCancelled", ${isTentative} as "isTentative"`;

/** Events at which the person has a seat, or is offered one, the next first. */
export const eventsOfCalendar = (
  db: Db,
  { accountId, organisationId }: Pick<CalendarReader, 'accountId' | 'organisationId'>,
): Promise<CalendarEvent[]> =>
  db.run(
    sql<CalendarEvent>`select ${columns(sql`case when r.status <> 'offered' then e.online_url end`, sql`r.status = 'offered'`)}
      from seat_registration r join event e on e.pool_id = r.pool_id and e.status <> 'draft'
      where r.account_id = ${accountId} and r.organisation_id = ${organisationId}
        and r.status in ('confirmed', 'offered', 'attended', 'absent') order by e.starts_at, e.id`,
  );

/** One event for a calendar file of the actor; the address of an online one is for who has a seat. Null for one that may not be read. */
export const eventForCalendar = (db: Db, actor: Actor, id: string): Promise<CalendarEvent | null> => {
  const hasSeat = sql`exists (select from seat_registration r where r.pool_id = e.pool_id and r.account_id = ${actor.accountId}
    and r.organisation_id = ${actor.organisationId} and r.status in ('confirmed', 'attended'))`;
  return oneRow(
    db,
    sql<CalendarEvent>`select ${columns(sql`case when ${hasSeat} then e.online_url end`, sql`false`)}
      from event e where e.id = ${id} and ${isReadableBy(actor)}`,
  );
};

/** One event for a visitor's calendar file; null for one that is not public. */
export const publicEventForCalendar = (db: Db, id: string): Promise<CalendarEvent | null> =>
  oneRow(
    db,
    sql<CalendarEvent>`select ${columns(sql`null::text`, sql`false`)} from event e where e.id = ${id} and ${isPublicEvent}`,
  );
