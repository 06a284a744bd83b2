import type { Kind } from '@psp/contracts/common';
import type { LiveTopic } from '@psp/contracts/live';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';

/** A change and its recipients. */
export interface LiveEvent {
  id: string;
  /** Id of its transaction. */
  xid: string;
  /** Id of the browser tab that caused it. */
  origin: string | null;
  /** The organisation that caused it; only its pages receive the origin. */
  by: string | null;
  told: { topic: LiveTopic; organisation: string | null; kind: Kind | null }[];
}

export interface LiveEvents {
  /** Transaction id to read from next; all events of earlier transactions are included. */
  place: string;
  events: LiveEvent[];
  /** False when events since `after` are missing: deleted, more than MOST_EVENTS, or `after` is from another database. */
  isWhole: boolean;
}

interface Wanted {
  /** `place` of the last read. */
  after: string;
  /** Ids of events already read since then. */
  except?: readonly string[];
  /** Organisations and kinds of organisation of the listeners. */
  organisations: readonly string[];
  kinds: readonly Kind[];
}

/** A listener that has missed more events refetches everything. */
const MOST_EVENTS = 500;

const AUDIENCES = CAPABILITIES.flatMap(({ live = [] }) => live);

/* The acting organisation is a recipient too: it has other members and tabs. */
const recipients: Sql = sql`
  select c.event, c.entity || ':' || c.id as topic, c.organisation_id as organisation, null::text as kind
    from changed c where c.organisation_id is not null
  union ${sql.join(AUDIENCES, sql` union `)}
  union select e.id, e.topic, unnest(e.organisations), null from events e where e.topic is not null`;

/**
 * Reads the events for the listeners that were committed since `after`. Events are ordered by transaction id: `place` is the first
 * transaction still open, so that late commits are not skipped; events after it are read again, unless listed in `except`.
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
    told as materialized (select * from (${recipients}) as every
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

/** The place to start from without a past: the first transaction still open. */
export const currentPlace = async (db: Db): Promise<string> =>
  placeOf(db, sql`pg_snapshot_xmin(pg_current_snapshot())`);

/* An earlier transaction may still commit after this many seconds. */
const LONGEST_SECONDS = 10;

/** The place from which the events of the last seconds are read. */
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
