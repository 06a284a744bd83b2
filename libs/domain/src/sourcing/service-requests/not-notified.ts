import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';

/** Returns those of `firms` that were not notified when the request was sent. */
export const notYetNotified = async (db: Db, requestId: string, firms: readonly string[]): Promise<string[]> => {
  const notified = await db.run(sql<{
    id: string;
  }>`select jsonb_array_elements_text(a.details -> 'told') as id from audit a
    where a.entity_id = ${requestId} and a.action = 'service-request.send' and a.outcome = 'done'
      and jsonb_typeof(a.details -> 'told') = 'array'`);
  const known = new Set(notified.map(({ id }) => id));
  return firms.filter((firm) => !known.has(firm));
};
