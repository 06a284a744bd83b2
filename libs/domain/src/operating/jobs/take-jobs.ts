import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { Queue } from './enqueue.ts';

export interface TakenJob {
  id: string;
  queue: Queue;
  payload: Record<string, unknown>;
}

/**
 * Removes up to `limit` rows of the outbox, oldest first, and returns them for the queue that takes them over in the same
 * transaction. Rows that another worker is moving are passed over; so are those of queues not named, which a worker of a
 * newer release knows.
 */
export const takeJobs = async (em: EntityManager, queues: readonly Queue[], limit: number): Promise<TakenJob[]> => {
  const { rows } = await sql<TakenJob>`
    delete from outbox where id in (
      select id from outbox where queue = any (${[...queues]}::text[]) order by id limit ${limit} for update skip locked)
    returning id, queue, payload`.execute(em.getKysely());
  return rows;
};
