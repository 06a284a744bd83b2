import type { PeriodDays } from '@psp/contracts/compared-periods';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import type { CountyCode } from '@psp/contracts/taxonomies';
import { sql } from 'kysely';
import type { Sql } from '../../../sql.ts';
import { onDays } from '../../../time.ts';

/** What a report of the network counts. */
export interface Scope {
  period: ReportPeriod;
  days: PeriodDays;
  /** Days with which they are compared. */
  compared: PeriodDays;
  county?: CountyCode | undefined;
}

/** SQL condition: the county of a row is the chosen one; true without a choice. */
export const inCounty = (column: Sql, { county }: Scope): Sql => (county ? sql`${column} = ${county}` : sql`true`);

/** Two columns of a row: whether its moment is in the period, and in the compared one. */
export const periodsOf = (moment: Sql, { days, compared }: Scope): Sql =>
  sql`(${onDays(moment, days)}) as in_now, (${onDays(moment, compared)}) as in_before`;

/** SQL condition: a moment is in one of the two periods. */
export const inEither = (moment: Sql, { days, compared }: Scope): Sql =>
  sql`((${onDays(moment, days)}) or (${onDays(moment, compared)}))`;

/** JSON of a figure from two expressions over the rows of a period; `of` is null for a plain count. */
export const figureOf = (valueIn: (rows: Sql) => Sql, ofIn?: (rows: Sql) => Sql): Sql => {
  const [now, before] = [sql`in_now`, sql`in_before`];
  return sql`json_build_object('value', ${valueIn(now)}, 'before', ${valueIn(before)},
    'of', ${ofIn?.(now) ?? sql`null::int`}, 'beforeOf', ${ofIn?.(before) ?? sql`null::int`})`;
};
