import type { DecisionFigures, FiguresQuery, FiguresRow } from '@psp/contracts/decisions';
import { CONTENT_KIND_LABELS } from '@psp/contracts/decision-names';
import { sql } from 'kysely';
import type { ExportColumns } from '../../export.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { onDays } from '../../time.ts';
import { monthOf } from '../reports/months.ts';
import { figureStrings as strings } from './strings.ts';

const countOf = (condition: Sql): Sql => sql`count(*) filter (where ${condition})::int`;
const hours = (share: number): Sql =>
  sql`round((percentile_cont(${sql.lit(share)}::float) within group (order by d.hours))::numeric, 1)::float`;

/* Numbers of a group of decisions `d`. An ordered percentile leaves out what did not wait. */
const NUMBERS = sql`'total', count(*)::int, 'approved', ${countOf(sql`d.outcome = 'approved'`)},
  'returned', ${countOf(sql`d.outcome = 'returned'`)}, 'refused', ${countOf(sql`d.outcome = 'refused'`)},
  'removed', ${countOf(sql`d.outcome = 'removed'`)}, 'kept', ${countOf(sql`d.outcome = 'kept'`)},
  'median', ${hours(0.5)}, 'p90', ${hours(0.9)}, 'contested', ${countOf(sql`d.status <> 'final'`)},
  'upheld', ${countOf(sql`d.status = 'upheld'`)}, 'reversed', ${countOf(sql`d.status = 'reversed'`)},
  'moot', ${countOf(sql`d.status = 'moot'`)}`;

/** Reads how many decisions were taken, on what, how soon, and how many were contested and reversed. */
export const readFigures = async (db: Db, days: FiguresQuery): Promise<DecisionFigures> => {
  const month = sql`to_char(${monthOf(sql`d.created_at`)}, 'YYYY-MM-DD')`;
  const row = await oneRow(
    db,
    sql<{ json: DecisionFigures }>`with d as materialized (select d.kind, d.outcome, d.status, ${month} as month,
        extract(epoch from d.created_at - d.waited_since) / 3600 as hours from moderation_decision d where ${onDays(sql`d.created_at`, days)}),
      grouped as (select d.month, d.kind, grouping(d.month) = 1 as is_sum, grouping(d.kind) = 1 as is_all,
        json_build_object('month', d.month, 'kind', d.kind, ${NUMBERS}) as json
        from d group by grouping sets ((d.month, d.kind), (d.kind), ()))
      select json_build_object(
        'rows', (select coalesce(json_agg(json order by month desc, kind), '[]') from grouped where not is_sum),
        'sums', (select coalesce(json_agg(json order by is_all, kind), '[]') from grouped where is_sum)) as json`,
  );
  if (!row) throw new Error('Figures have one row');
  return row.json;
};

const NUMBER_COLUMNS = [
  ...(['total', 'approved', 'returned', 'refused', 'removed', 'kept'] as const),
  ...(['median', 'p90', 'contested', 'upheld', 'reversed', 'moot'] as const),
];

export const FIGURE_COLUMNS: ExportColumns<FiguresRow> = [
  { label: strings.month, value: ({ month }) => month?.slice(0, 7) ?? strings.allMonths },
  { label: strings.kind, value: ({ kind }) => (kind ? CONTENT_KIND_LABELS[kind] : strings.allKinds) },
  ...NUMBER_COLUMNS.map((name) => ({ label: strings.columns[name], value: (row: FiguresRow) => row[name] })),
];
