import type { EditedEventQuery, EditedEventView } from '@psp/contracts/events';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { allOf, matches, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { eventActions } from './event.entity.ts';
import { listSentMessages } from '../seats/messages.ts';
import { WITH_POOL, waiting } from './queries.ts';

const SHOWS: Record<EditedEventQuery['show'], (now: Date) => Sql | undefined> = {
  coming: (now) => sql`e.status = 'published' and e.ends_at > ${now}`,
  draft: () => sql`e.status = 'draft'`,
  past: (now) => sql`e.status = 'published' and e.ends_at <= ${now}`,
  cancelled: () => sql`e.status = 'cancelled'`,
  all: () => undefined,
};

/** Lists all events, the next first, or the latest first where past ones are among them, as JSON text (`editedEventList`). */
export const listEditedEvents = (db: Db, { q, show, kind, page }: EditedEventQuery, now: Date): Promise<string> => {
  const where = allOf(
    SHOWS[show](now),
    kind ? sql`e.kind = ${kind}` : undefined,
    q ? matches(sql`e.search_text`, sql`e.search_vector`, q) : undefined,
  );
  const order = show === 'coming' || show === 'draft' ? sql`e.starts_at, e.id` : sql`e.starts_at desc, e.id`;
  return pageText(
    db,
    page,
    sql`select json_build_object('id', e.id, 'number', e.number, 'status', e.status, 'kind', e.kind, 'title', e.title,
        'startsAt', e.starts_at, 'place', e.place, 'seats', p.seats, 'taken', p.taken, 'waiting', ${waiting}) as item,
        row_number() over (order by ${order}) as position
      from ${WITH_POOL} where ${where} order by ${order} ${windowOf(page)}`,
    sql`select from event e where ${where}`,
  );
};

/** One event as the association edits it, with its history; null when there is none. */
export const readEditedEvent = async (db: Db, actor: Actor, id: string, now: Date): Promise<EditedEventView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<EditedEventView, 'actions'>; startsAt: string; endsAt: string }>`
      select json_build_object('id', e.id, 'number', e.number, 'version', e.version, 'status', e.status, 'taken', p.taken,
        'waiting', ${waiting}, 'cancelReason', e.cancel_reason, 'history', ${historyOf(sql`e.id`, actor)},
        'content', json_build_object('kind', e.kind, 'title', e.title, 'summary', e.summary, 'body', e.body, 'organiser', e.organiser,
          'contact', e.contact, 'sittings', e.sittings, 'program', e.program, 'isOnline', e.is_online, 'place', e.place,
          'countyCode', e.county_code, 'mapUrl', e.map_url, 'onlineUrl', e.online_url, 'price', e.price::float8, 'seats', p.seats,
          'perOrganisation', p.per_organisation, 'closesAt', p.closes_at, 'readers', e.readers, 'isPublic', e.is_public,
          'hasCertificate', e.has_certificate)) as json, e.starts_at as "startsAt", e.ends_at as "endsAt"
      from ${WITH_POOL} where e.id = ${id}`,
  );
  if (!row) return null;
  const times = { startsAt: new Date(row.startsAt), endsAt: new Date(row.endsAt) };
  return { ...row.json, actions: eventActions({ status: row.json.status, ...times }, actor, now) };
};

/** Messages sent to the participants of an event, as JSON text (`sentMessages`). Throws `not_found`. */
export const listEventMessages = async (db: Db, id: string): Promise<string> => {
  const { poolId } = found(
    await oneRow(db, sql<{ poolId: string }>`select pool_id as "poolId" from event where id = ${id}`),
  );
  return listSentMessages(db, poolId);
};
