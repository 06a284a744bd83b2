import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Payloads of jobs by queue; each capability declares its own. The worker runs a job after its transaction has been committed. */
export interface Jobs {}
export type Queue = keyof Jobs;

/**
 * Enqueues jobs in the caller's transaction: if it commits, each job runs at least once, otherwise never. A statement that computes
 * the payloads itself calls the database function `enqueue(queue, payloads)`.
 */
export const enqueue = async <Q extends Queue>(db: Db, queue: Q, ...payloads: Jobs[Q][]): Promise<void> => {
  await db.run(sql`select enqueue(${queue}, array(select jsonb_array_elements(${JSON.stringify(payloads)}::jsonb)))`);
};
