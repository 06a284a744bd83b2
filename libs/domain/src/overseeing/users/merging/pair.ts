import { sql } from 'kysely';
import { lockAll } from '../../../act.ts';
import { found } from '../../../load.ts';
import type { Db } from '../../../read-db.ts';
import type { Write } from '../../../write.ts';
import { Organisation } from '../../../joining/organisations/organisation.entity.ts';
import type { Pair } from './moves.ts';

/** Locks both records in the order of their ids, before the merge itself. Whoever decides on one of them waits. */
export const lockPair = async (
  write: Write<unknown>,
  { keptId, closedId }: Pair,
): Promise<[Organisation, Organisation]> => {
  const rows = await lockAll(write, Organisation, { id: { $in: [keptId, closedId] } });
  const byId = (id: string) => found(rows.find((row) => row.id === id));
  return [byId(keptId), byId(closedId)];
};

/** Counts the versions of both records on. */
export const touch = (db: Db, { keptId, closedId }: Pair, now: Date): Promise<unknown> =>
  db.run(sql`update organisation set version = version + 1, updated_at = ${now}
    where id = any (array[${keptId}, ${closedId}]::uuid[])`);
