import { TODOS } from '@psp/contracts/todos';
import type { TodoKind, TodoSide } from '@psp/contracts/own-dashboards';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { Sql } from '../../sql.ts';

const SHOWN = 12;

/** The organisation's to-dos from all capabilities, most urgent first, as JSON; only those of some kinds if `isShown` is given. */
export const todosOf = (side: TodoSide, actor: Actor, isShown: (kind: TodoKind) => boolean = () => true): Sql => {
  const ranks: Readonly<Record<string, number>> = TODOS[side];
  const queries = CAPABILITIES.flatMap(({ todos }) =>
    Object.entries(todos?.[side] ?? {})
      .filter(([kind]) => isShown(kind as TodoKind))
      .map(
        ([kind, query]) => sql`select ${kind}::text as kind, ${ranks[kind]}::int as rank, w.*
        from (${query(actor)}) w (id, number, title, other, count, due)`,
      ),
  );
  return sql`(select coalesce(json_agg(json_build_object('kind', t.kind, 'id', t.id, 'number', t.number,
    'title', t.title, 'other', t.other, 'count', t.count, 'dueAt', t.due) order by t.due nulls last, t.rank), '[]')
    from (select * from (${sql.join(queries, sql` union all `)}) every_todo order by due nulls last, rank limit ${sql.lit(SHOWN)}) t)`;
};
