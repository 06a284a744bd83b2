import { sql } from 'kysely';
import { lock } from '../../../act.ts';
import type { TimedStep } from '../../../capability.ts';
import { found } from '../../../load.ts';
import { OrganisationMerge } from './merge.entity.ts';
import { moveRows, settleDerived } from './moves.ts';
import { lockPair } from './pair.ts';
import { addRatings, ratingsOf } from './ratings.ts';

/**
 * Moves rows that requests which ran during the merge wrote for the closed record: their transaction began before the record was
 * closed.
 */
export const sweepMerges: TimedStep = {
  due: (now) =>
    sql`select g.id from organisation_merge g where g.status = 'done' and g.swept_at is null
      and g.done_at < ${now}::timestamptz - interval '1 minute' order by g.done_at`,
  apply: async (write, id) => {
    const { em, db, now } = write;
    const { keptId, closedId } = found(await em.findOne(OrganisationMerge, { id }));
    const pair = { keptId, closedId };
    await lockPair(write, pair);
    const merge = await lock(write, OrganisationMerge, { id });
    if (merge.status !== 'done' || merge.sweptAt) return;
    const before = await ratingsOf(db, id, pair);
    const rows = await moveRows(db, id, pair, { raises: false });
    if (rows > 0) {
      const after = await ratingsOf(db, id, pair);
      await addRatings(db, pair, 1, { count: after.count - before.count, sum: after.sum - before.sum });
      await settleDerived(db, pair);
    }
    merge.rows += rows;
    merge.sweptAt = now;
  },
};
