import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Data of jobs by queue. The worker does them after the transaction that enqueues them. Each capability declares its own. */
export interface Jobs {}
export type Queue = keyof Jobs;

/**
 * Asks for work in the caller's transaction: each job is done, at least once, exactly when the transaction is committed. A
 * statement that finds out itself what is to be done calls the same function of the database, `enqueue(queue, payloads)`.
 */
export const enqueue = async <Q extends Queue>(db: Db, queue: Q, ...payloads: Jobs[Q][]): Promise<void> => {
  await db.run(sql`select enqueue(${queue}, array(select jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)))`);
};
