import { ROMANIA } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { allOf, type Sql } from './sql.ts';

/** The current date in Romania, as SQL. */
export const TODAY = `(now() at time zone '${ROMANIA}')::date`;
export const today: Sql = sql.raw(TODAY);

/** Condition that holds until the end of a last day in Romania, and always when the day is null. */
export const hasNotEnded = (lastDay: Sql): Sql => sql`(${lastDay} is null or ${lastDay} >= (select ${today}))`;

/** Converts a `timestamptz` to Romania's local time, and a local `timestamp` back. */
export const inRomania = (moment: Sql): Sql => sql`(${moment} at time zone ${sql.lit(ROMANIA)})`;

/** The midnight with which a date begins in Romania. A cast to `timestamptz` would take that of the time zone of the session. */
export const beginOfDay = (day: Sql): Sql => inRomania(sql`(${day})::timestamp`);

/** Range of dates in Romania (yyyy-mm-dd), both included; an undefined bound is open. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** Condition for a `timestamptz` within a range of dates. The bounds are computed once, not for each row. */
export const onDays = (moment: Sql, { from, to }: Days): Sql =>
  allOf(
    from ? sql`${moment} >= (select ${beginOfDay(sql`${from}::date`)})` : undefined,
    to ? sql`${moment} < (select ${beginOfDay(sql`${to}::date + 1`)})` : undefined,
  );
