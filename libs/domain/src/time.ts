import { ROMANIA } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Sql } from './sql.ts';

/** The present day in Romania, as SQL. */
export const TODAY = `(now() at time zone '${ROMANIA}')::date`;
export const today: Sql = sql.raw(TODAY);

/** The time that Romania’s clock shows at a moment; of such a time (without a zone), its moment. */
export const inRomania = (moment: Sql): Sql => sql`(${moment} at time zone ${sql.lit(ROMANIA)})`;
