import type { Kind } from '@psp/contracts/common';
import type { LiveTopic } from '@psp/contracts/live';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

/** A change and whom it concerns. */
export interface LiveEvent {
  id: string;
  /** Its transaction. */
  xid: string;
  origin: string | null;
  /** The organisation that made it; only its pages are told the origin. */
  by: string | null;
  told: { topic: LiveTopic; organisation: string | null; kind: Kind | null }[];
}

export interface LiveEvents {
  /** Everything that transactions before this one wrote is in; the place to read from next. */
  place: string;
  events: LiveEvent[];
  /** False when the log no longer holds all since `after`, or holds more than is told one by one, or is of another database. */
  isWhole: boolean;
}

interface Wanted {
  /** Place of the last read. */
  after: string;
  /** Ids that were read since. */
  except?: readonly string[];
  /** Organisations and kinds of those who listen. */
  organisations: readonly string[];
  kinds: readonly Kind[];
}

/** Whoever has missed more events reads everything again. */
const MOST_EVENTS = 500;

const AUDIENCES = CAPABILITIES.flatMap(({ live = [] }) => live);

/* The organisation that did it has other people and other tabs. */
const told: Sql = sql`
  select c.event, c.entity || ':' || c.id as topic, c.organisation_id as organisation, null::text as kind
    from changed c where c.organisation_id is not null
  union ${sql.join(AUDIENCES, sql` union `)}
  union select e.id, e.topic, unnest(e.organisations), null from events e where e.topic is not null`;

/**
 * What was committed since `after` for those who listen. Ids of transactions tell the order: `place` is the first that is still
 * open, so that nothing which commits late is skipped, and what committed behind it is read again.
 */
export const readLiveEvents = async (
  db: Db,
  { after, except = [], organisations, kinds }: Wanted,
): Promise<LiveEvents> => {
  const row = await oneRow(
    db,
    sql<LiveEvents>`with events as materialized (
      select * from live_event where xid >= ${after}::xid8 and id <> all (${except}::bigint[])
      order by id limit ${sql.lit(MOST_EVENTS + 1)}),
    changed as materialized (
      select e.id as event, e.organisation_id, a.* from events e,
        jsonb_to_recordset(e.acts) as a (entity text, id uuid, action text, "from" text)),
    told as materialized (select * from (${told}) as every
      where organisation = any (${organisations}::uuid[]) or kind = any (${kinds}::text[]))
    select pg_snapshot_xmin(pg_current_snapshot())::text as place,
      (select count(*) from events) <= ${MOST_EVENTS} and (${after}::xid8 between (select min(xid) from live_event)
        and pg_snapshot_xmax(pg_current_snapshot())) as "isWhole",
      coalesce((select json_agg(json_build_object('id', e.id::text, 'xid', e.xid::text,
        'origin', e.origin, 'by', e.organisation_id, 'told', coalesce((
          select json_agg(json_build_object('topic', t.topic, 'organisation', t.organisation, 'kind', t.kind))
          from told t where t.event = e.id), '[]')) order by e.id) from events e), '[]') as events`,
  );
  if (!row) throw new Error('nothing was read');
  return row;
};

/** The place from which everything is told that is not committed yet. */
export const currentPlace = async (db: Db): Promise<string> =>
  placeOf(db, sql`pg_snapshot_xmin(pg_current_snapshot())`);

/* Transactions last: one that began before may still write. */
const LONGEST_SECONDS = 10;

/** The place of what was committed in the last seconds. */
export const placeBefore = async (db: Db, seconds: number): Promise<string> =>
  placeOf(
    db,
    sql`coalesce((select min(xid) from live_event
      where at > now() - make_interval(secs => ${seconds + LONGEST_SECONDS})), pg_snapshot_xmin(pg_current_snapshot()))`,
  );

const placeOf = async (db: Db, place: Sql): Promise<string> => {
  const row = await oneRow(db, sql<{ place: string }>`select (${place})::text as place`);
  if (!row) throw new Error('no place was read');
  return row.place;
};
