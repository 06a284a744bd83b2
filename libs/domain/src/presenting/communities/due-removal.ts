import { DELETED_DAYS } from '@psp/contracts/admin-communities';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { oneRow } from '../../sql.ts';
import { Community } from './community.entity.ts';

const isDue = (now: Date) => sql`deleted_at < ${now}::timestamptz - make_interval(days => ${sql.lit(DELETED_DAYS)})`;

/** Removes showcases whose time to be restored has passed. */
export const removeDeletedCommunities: TimedStep = {
  due: (now) => sql<{ id: string }>`select id from community where ${isDue(now)}`,
  apply: async (write, id) => {
    const due = await oneRow(write.db, sql`select from community where id = ${id} and ${isDue(write.now)} for update`);
    const community = due ? await write.em.findOne(Community, { id }) : null;
    if (!community) return;
    // Imported late to break a cycle: removing an image reads all capabilities.
    const { removeCommunity } = await import('./removal.ts');
    await removeCommunity(write, community);
  },
};
