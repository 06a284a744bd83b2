import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { type Applied, applyDue } from '../../operating/lifecycle/apply-due.ts';
import { finishIssue, startScheduled } from './issues.ts';

const start: TimedStep = {
  due: (now) => sql`select id from newsletter_issue where status = 'scheduled' and scheduled_at <= ${now}`,
  apply: startScheduled,
};
const finish: TimedStep = {
  due: () => sql`select id from newsletter_issue where status = 'sending' and queued_at is not null`,
  apply: finishIssue,
};

/**
 * Starts the issues that are due and finishes those whose mails are all settled. Safe to repeat and to run in several processes.
 * Returns the failed ones.
 */
export const moveIssues = async (orm: MikroORM, now: Date): Promise<Applied[]> =>
  [...(await applyDue(orm, now, start)), ...(await applyDue(orm, now, finish))].filter(({ error }) => error);
