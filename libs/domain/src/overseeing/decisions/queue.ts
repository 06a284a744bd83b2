import { TOTAL_LIMIT } from '@psp/contracts/common';
import { QUEUE_KINDS, type QueueKind } from '@psp/contracts/decision-names';
import type { DecidedQuery, QueueQuery } from '@psp/contracts/decisions';
import type { WaitingKind } from '@psp/contracts/waiting-kinds';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { WaitingRows } from '../../capability.ts';
import type { Db } from '../../read-db.ts';
import { allOf, countOf, jsonText, type Sql } from '../../sql.ts';

/** Items of one page. */
const PAGE = 30;

/* Kinds of waiting records by the kind that the filter of the queue names. */
const QUEUES: Record<QueueKind, readonly WaitingKind[]> = {
  articles: ['articles'],
  posts: ['pendingPosts'],
  flags: ['flaggedPosts'],
  documents: ['documents'],
  trainings: ['trainings'],
  conversations: ['conversations'],
  exchange: ['flaggedProjects'],
  reviews: ['flaggedReviews'],
  solutions: ['flaggedSolutions'],
  contests: ['contests', 'contestedPosts'],
};

interface Waiting extends WaitingRows {
  kind: WaitingKind;
}

const waitingOf = (actor: Actor, kind: QueueKind): Waiting[] =>
  CAPABILITIES.flatMap(({ waiting = {} }) =>
    QUEUES[kind].flatMap((name) => {
      const read = waiting[name];
      return read ? [{ kind: name, ...read(actor) }] : [];
    }),
  );

/* The name of a place in an ordered list, which a next page begins after. */
const placeOf = (at: Sql, id: Sql): Sql =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || '_' || ${id}`;
const partsOf = (after: string): readonly [string, string] => {
  const [at = '', id = ''] = after.split('_');
  return [at, id];
};
const beyond = (columns: Sql, operator: '<' | '>', after: string | undefined): Sql | undefined => {
  if (after === undefined) return undefined;
  const [at, id] = partsOf(after);
  return sql`${columns} ${sql.raw(operator)} (${at}::timestamptz, ${id}::uuid)`;
};

/* The first rows of one kind after a place: each part is read from its own index. */
const firstOf = ({ kind, rows, parts = [rows] }: Waiting, after: string | undefined): Sql[] =>
  parts.map((part) => {
    const where = beyond(sql`(r.since, r.id)`, '>', after) ?? sql`true`;
    return sql`(select ${sql.lit(kind)}::text as kind, r.id, r.since from (${part}) r where ${where}
      order by r.since, r.id limit ${sql.lit(PAGE + 1)})`;
  });

/* Title, organisation and first words of the item `w` of each kind. */
const aboutOf = ({ kind, about, excerpt = sql`select ''::text` }: Waiting): Sql =>
  sql`select b.title, b.organisation, (${excerpt}) as excerpt from (${about}) b (title, organisation)
    where w.kind = ${sql.lit(kind)}`;

/* A page of rows as JSON, and the place of its last row where more follow. */
const pageOf = (rows: Sql, more: Sql = sql``): Sql => sql`json_build_object(
  'items', coalesce((select json_agg(item order by position) from ${rows} x where position <= ${sql.lit(PAGE)}), '[]'),
  'next', (select place from ${rows} x where position = ${sql.lit(PAGE)} and exists (select from ${rows} y where y.position > ${sql.lit(PAGE)}))${more})`;

/** Number of records of all kinds that wait for moderation, each kind up to TOTAL_LIMIT: a scalar. */
export const countQueue = (actor: Actor): Sql =>
  sql`(${sql.join(
    QUEUE_KINDS.map((kind) => sql`least(${countOfKind(waitingOf(actor, kind))}, ${sql.lit(TOTAL_LIMIT)})`),
    sql` + `,
  )})`;

const countOfKind = (queues: readonly Waiting[]): Sql =>
  countOf(
    sql.join(
      queues.map(({ rows }) => sql`select from (${rows}) r`),
      sql` union all `,
    ),
  );

/**
 * Reads a page of everything that waits for moderation, the oldest first, as JSON text (`moderationQueue`). Its kinds and their
 * conditions are those of the overview (`waiting` of the capabilities).
 */
export const readQueue = (db: Db, actor: Actor, { kind: chosen, after }: QueueQuery): Promise<string> => {
  const all = QUEUE_KINDS.map((kind) => ({ kind, queues: waitingOf(actor, kind) }));
  const listed = all.filter(({ kind }) => chosen === 'all' || kind === chosen);
  const queues = listed.flatMap((one) => one.queues);
  const firsts = queues.flatMap((queue) => firstOf(queue, after));
  const counts = all.map((one) => sql`${countOfKind(one.queues)} as ${sql.ref(one.kind)}`);
  const total = sql.join(
    listed.map(({ kind }) => sql.ref(`n.${kind}`)),
    sql` + `,
  );
  return jsonText(
    db,
    sql<{ json: string }>`with w as materialized (
        select * from (${sql.join(firsts, sql` union all `)}) f order by since, id limit ${sql.lit(PAGE + 1)}),
      item as materialized (select json_build_object('kind', w.kind, 'id', w.id, 'title', b.title, 'organisation', b.organisation,
          'excerpt', coalesce(b.excerpt, ''), 'since', w.since) as item, ${placeOf(sql`w.since`, sql`w.id`)} as place,
          row_number() over (order by w.since, w.id) as position
        from w, lateral (${sql.join(queues.map(aboutOf), sql` union all `)}) b),
      n as materialized (select ${sql.join(counts)})
      select (${pageOf(sql`item`, sql`, 'counts', to_json(n), 'total', ${total}`)})::text as json from n`,
  );
};

/** Reads a page of what was decided, the newest first, as JSON text (`decidedList`). */
export const readDecided = (db: Db, { kind, outcome, after }: DecidedQuery): Promise<string> => {
  const where = allOf(
    kind === 'all' ? undefined : sql`d.kind = ${kind}`,
    outcome === 'all' ? undefined : sql`d.outcome = ${outcome}`,
    beyond(sql`(d.created_at, d.id)`, '<', after),
  );
  return jsonText(
    db,
    sql<{ json: string }>`with w as materialized (select d.* from moderation_decision d where ${where}
        order by d.created_at desc, d.id desc limit ${sql.lit(PAGE + 1)}),
      item as materialized (select json_build_object('id', w.id, 'kind', w.kind, 'entity', w.entity, 'pageId', w.page_id, 'recordId', w.record_id,
          'title', w.title, 'organisation', o.name, 'outcome', w.outcome, 'status', w.status, 'reason', w.reason,
          'by', by.display_name, 'at', w.created_at) as item, ${placeOf(sql`w.created_at`, sql`w.id`)} as place,
          row_number() over (order by w.created_at desc, w.id desc) as position
        from w join organisation o on o.id = w.organisation_id join account by on by.id = w.decided_by)
      select (${pageOf(sql`item`)})::text as json`,
  );
};
