import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { CAPABILITIES } from '../../capabilities.ts';
import type { TimedStep } from '../../capability.ts';
import { anonymise } from '../personal-data/anonymise.ts';
import { type Applied, applyDue } from './apply-due.ts';

/* Not declared by a capability, because erasure itself reads the list of capabilities. */
const deleteAccounts: TimedStep = {
  due: (now) => sql`select id from account where deletion_due_at <= ${now} and status <> 'deleted'`,
  apply: anonymise,
};

export interface Passed extends Applied {
  step: string;
}

/**
 * Runs the timed steps of all capabilities for all due rows. Idempotent, also in two processes at once. Returns the rows it
 * processed, with errors.
 */
export const passTime = async (orm: MikroORM, now: Date): Promise<Passed[]> => {
  const passed: Passed[] = [];
  const steps = [
    ...CAPABILITIES.flatMap(({ time = {} }) => Object.entries(time)),
    ['deleteAccounts', deleteAccounts] as const,
  ];
  for (const [step, timed] of steps) for (const one of await applyDue(orm, now, timed)) passed.push({ step, ...one });
  return passed;
};
