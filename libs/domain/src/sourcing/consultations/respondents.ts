import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Ids of the firms whose answers to a consultation are submitted, in order of submission. */
export const respondents = async (db: Db, requestId: string): Promise<string[]> => {
  const rows = await db.run(sql<{ id: string }>`select organisation_id as id from consultation_answer
    where request_id = ${requestId} and status = 'submitted' order by submitted_at, id`);
  return rows.map(({ id }) => id);
};
