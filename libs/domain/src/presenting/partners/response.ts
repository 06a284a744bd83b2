import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import type { Db } from '../../read-db.ts';
import type { Sql } from '../../sql.ts';
import { send, type Write } from '../../write.ts';

/** Has the median time of a firm's answers counted again, after it has sent one: what is counted grows with its offers. */
export const recountResponse = (write: Write<unknown>, firm: string): void =>
  send(write, sql`insert into response_due (organisation_id) values (${firm})`);

/**
 * Counts again how soon firms answer and what they have done, of all firms of which something has changed since (triggers of
 * migration 0050 note it), or of those that fit a condition on `response_due`.
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
