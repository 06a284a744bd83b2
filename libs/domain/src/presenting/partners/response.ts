import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { send, type Write } from '../../write.ts';

/** Has the median time of a firm's answers counted again, after it has sent one: what is counted grows with its offers. */
export const recountResponse = (write: Write<unknown>, firm: string): void =>
  send(write, sql`insert into response_due (organisation_id) values (${firm})`);

export const countResponses: TimedStep = {
  due: () => sql`select distinct organisation_id as id from response_due`,
  apply: async ({ db }, firm) => {
    // Before the count: what is sent from now on is counted the next time.
    await db.run(sql`delete from response_due where organisation_id = ${firm}`);
    await db.run(sql`insert into partner_response (organisation_id, median_hours)
      select ${firm}, r.median_hours from firm_response(${firm}) r
      on conflict (organisation_id) do update set median_hours = excluded.median_hours`);
  },
};
