import { sql } from 'kysely';
import type { TimedStep } from '../../../capability.ts';
import { enqueue } from '../../../operating/jobs/enqueue.ts';
import { oneRow } from '../../../sql.ts';
import type { Write } from '../../../write.ts';

/** The number of mails is counted over the last hour, so that a part of it is free again soon. */
const PAUSE_MINUTES = 10;

/** Pauses an act whose mails have reached the hour's number. */
export const pauseBulkAct = async ({ db, now }: Write<unknown>, id: string): Promise<void> => {
  await db.run(sql`update bulk_act set resume_at = ${now}::timestamptz + make_interval(mins => ${PAUSE_MINUTES})
    where id = ${id} and status = 'running'`);
};

/** Goes on with acts that were paused. */
export const resumeBulkActs: TimedStep = {
  due: (now) => sql`select b.id from bulk_act b where b.status = 'running' and b.resume_at <= ${now}`,
  apply: async ({ db, now }, id) => {
    const due = await oneRow(
      db,
      sql`update bulk_act set resume_at = null where id = ${id} and status = 'running' and resume_at <= ${now} returning 1`,
    );
    if (due) await enqueue(db, 'bulk-act', { id });
  },
};
