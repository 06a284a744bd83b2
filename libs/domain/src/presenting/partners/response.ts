import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';

/**
 * Recalculates response times and records of all firms in `response_due`, or of those that fit the condition. Triggers of
 * migrations 0050 and 0082 add firms to `response_due` when their data changes.
 */
export const countDueResponses = async (db: Db, which: Sql = sql`true`): Promise<void> => {
  await db.run(sql`with due as (delete from response_due where ${which} returning organisation_id)
    insert into partner_response (organisation_id, median_hours, running, work, invited, answered)
    select f.id, r.median_hours, d.* from (select distinct organisation_id as id from due) f, firm_response(f.id) r, firm_record(f.id) d
    on conflict (organisation_id) do update set (median_hours, running, work, invited, answered)
      = (excluded.median_hours, excluded.running, excluded.work, excluded.invited, excluded.answered)`);
};

export const countResponses: TimedStep = {
  due: () => sql`select distinct organisation_id as id from response_due`,
  apply: ({ db }, firm) => countDueResponses(db, sql`organisation_id = ${firm}`),
};
