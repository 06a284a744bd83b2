import { ROMANIA } from '@psp/contracts/romania';
import { sql } from 'kysely';
import { allOf, type Sql } from './sql.ts';

/** The present day in Romania, as SQL. */
export const TODAY = `(now() at time zone '${ROMANIA}')::date`;
export const today: Sql = sql.raw(TODAY);

/** True until the end of a last day in Romania, and always without one. */
export const lasts = (lastDay: Sql): Sql => sql`(${lastDay} is null or ${lastDay} >= (select ${today}))`;

/** The time that Romania’s clock shows at a moment; of such a time (without a zone), its moment. */
export const inRomania = (moment: Sql): Sql => sql`(${moment} at time zone ${sql.lit(ROMANIA)})`;

/** Days of Romania (yyyy-mm-dd), both among them; without one there is no such bound. */
export interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

/** True of a moment on these days; of all where none is named. */
export const onDays = (moment: Sql, { from, to }: Days): Sql =>
  allOf(
    from ? sql`${moment} >= ${inRomania(sql`${from}::timestamp`)}` : undefined,
    to ? sql`${moment} < ${inRomania(sql`(${to}::date + 1)::timestamp`)}` : undefined,
  );
