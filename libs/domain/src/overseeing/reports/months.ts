import { monthsOf, type ReportPeriod } from '@psp/contracts/report-periods';
import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { inRomania } from '../../time.ts';

/** First day of the month of a timestamp, in Romanian time. */
export const monthOf = (moment: Sql): Sql => sql`date_trunc('month', ${inRomania(moment)})`;

/** One row `m` with the column `month` for each month of a period. */
export const monthsIn = (period: ReportPeriod, now: Date): Sql => {
  const { first, last } = monthsOf(period, now);
  const [from, to] = [sql`${`${first}-01`}::timestamp`, sql`${`${last}-01`}::timestamp`];
  return sql`generate_series(${from}, ${to}, interval '1 month') m (month)`;
};
