import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import { countOf, type Sql } from '../../sql.ts';
import { beginOfDay, today } from '../../time.ts';

/** Number of records that are shown one by one. */
const SHOWN = 12;

const END_OF_DAY = beginOfDay(sql`(select ${today}) + 1`);

/**
 * Records of all kinds that wait for the association, as JSON (`overview.waiting`). Each kind reads its own first rows and counts up
 * to TOTAL_LIMIT like its list, so that the cost does not grow with the number of waiting records.
 */
export const waitingFor = (actor: Actor): Sql => {
  const queues = CAPABILITIES.flatMap(({ waiting = {} }) =>
    Object.entries(waiting).map(([kind, read]) => ({ kind, ...read(actor) })),
  );
  const withDue = ({ rows, isLimited }: (typeof queues)[number]): Sql =>
    isLimited
      ? sql`select id, since, due from (${rows}) r`
      : sql`select id, since, null::timestamptz as due from (${rows}) r`;
  const items = queues.map(
    (queue) => sql`select ${sql.lit(queue.kind)}::text as kind, w.id, w.since, w.due, b.title, b.organisation
      from (${withDue(queue)} order by since, id limit ${sql.lit(SHOWN)}) w, lateral (${queue.about}) b (title, organisation)`,
  );
  const counts = queues.map(
    (queue) => sql`select ${sql.lit(queue.kind)}::text as kind, ${countOf(sql`select from (${queue.rows}) r`)} as n,
      ${queue.isLimited ? sql`(select due from (${queue.rows}) r order by due nulls last limit 1)` : sql`null::timestamptz`} as due`,
  );
  const limited = queues.filter(({ isLimited }) => isLimited);
  const dueBy = (condition: Sql): Sql =>
    sql.join(
      limited.map(({ rows }) => countOf(sql`select from (${rows}) r where ${condition}`)),
      sql` + `,
    );
  return sql`(with item as materialized (${sql.join(items, sql` union all `)}),
      kind as materialized (select c.*, (select min(since) from item where item.kind = c.kind) as since
        from (${sql.join(counts, sql` union all `)}) c where c.n > 0)
    select json_build_object(
      'groups', (select coalesce(json_agg(json_build_object('kind', kind, 'count', n, 'since', since, 'dueAt', due)
        order by since, kind), '[]') from kind where since is not null),
      'items', (select coalesce(json_agg(json_build_object('kind', kind, 'id', id, 'title', title, 'organisation', organisation,
        'since', since, 'dueAt', due) order by since, id), '[]')
        from (select * from item order by since, id limit ${sql.lit(SHOWN)}) oldest),
      'overdue', ${dueBy(sql`due <= now()`)},
      'dueToday', ${dueBy(sql`due > now() and due < ${END_OF_DAY}`)}))`;
};
