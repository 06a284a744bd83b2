import { sql } from 'kysely';
import { lock } from '../../../act.ts';
import type { TimedStep } from '../../../capability.ts';
import { OrganisationMerge } from './merge.entity.ts';
import { moveRows } from './moves.ts';

/**
 * Moves rows that requests which ran during the merge wrote for the closed record: their transaction began before the record was
 * closed.
 */
export const sweepMerges: TimedStep = {
  due: (now) =>
    sql`select g.id from organisation_merge g where g.status = 'done' and g.swept_at is null
      and g.done_at < ${now}::timestamptz - interval '1 minute'`,
  apply: async (write, id) => {
    const { db, now } = write;
    const merge = await lock(write, OrganisationMerge, { id });
    if (merge.status !== 'done' || merge.sweptAt) return;
    merge.rows += await moveRows(db, id, merge);
    merge.sweptAt = now;
  },
};
