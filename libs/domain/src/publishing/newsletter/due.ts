import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { createReadDb } from '../../read-db.ts';
import { transaction } from '../../write.ts';
import { finishIssue, startScheduled } from './issues.ts';

export interface FailedIssue {
  id: string;
  error: unknown;
}

/**
 * Starts the issues whose moment has come and ends those whose mails are all settled, each in a transaction of its own. Doing
 * it again, or in two processes at once, changes nothing more. Returns those that failed.
 */
export const moveIssues = async (orm: MikroORM, now: Date): Promise<FailedIssue[]> => {
  const rows = await createReadDb(orm).run(sql<{ id: string; status: 'scheduled' | 'sending' }>`
    select id, status from newsletter_issue where status = 'scheduled' and scheduled_at <= ${now}
    union all select id, status from newsletter_issue where status = 'sending' and queued_at is not null`);
  const failed: FailedIssue[] = [];
  for (const { id, status } of rows) {
    const move = status === 'scheduled' ? startScheduled : finishIssue;
    try {
      await transaction(orm, { actor: SYSTEM, now }, (write) => move(write, id));
    } catch (error) {
      failed.push({ id, error });
    }
  }
  return failed;
};
