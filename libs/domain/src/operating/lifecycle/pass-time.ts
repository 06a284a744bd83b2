import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { SYSTEM } from '../../actor.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { TimedStep } from '../../capability.ts';
import { createReadDb } from '../../read-db.ts';
import { transaction } from '../../write.ts';
import { anonymise } from '../personal-data/anonymise.ts';

/* Here because erasure itself reads the list of capabilities. */
const deleteAccounts: TimedStep = {
  due: (now) => sql`select id from account where deletion_due_at <= ${now} and status <> 'deleted'`,
  apply: anonymise,
};

export interface Passed {
  step: string;
  id: string;
  error?: unknown;
}

/**
 * Does what is due because time has passed, as each capability says. Doing it again, or in two processes at once, changes
 * nothing more. Returns what it touched.
 */
export const passTime = async (orm: MikroORM, now: Date): Promise<Passed[]> => {
  const passed: Passed[] = [];
  const steps = [
    ...CAPABILITIES.flatMap(({ time = {} }) => Object.entries(time)),
    ['deleteAccounts', deleteAccounts] as const,
  ];
  for (const [step, { due, apply }] of steps) {
    for (const { id } of await createReadDb(orm).run(due(now))) {
      try {
        await transaction(orm, { actor: SYSTEM, now }, (write) => apply(write, id));
        passed.push({ step, id });
      } catch (error) {
        passed.push({ step, id, error });
      }
    }
  }
  return passed;
};
