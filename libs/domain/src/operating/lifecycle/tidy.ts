import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { TidyStep } from '../../capability.ts';
import { removeForgottenImages } from '../images/remove-forgotten.ts';

const STEPS = CAPABILITIES.flatMap(({ tidy = [] }) => tidy)
  .map((step): TidyStep => (typeof step === 'string' ? { name: step, apply: (db) => db.run(sql.raw(step)) } : step))
  // Which asks all capabilities for what they show.
  .concat({ name: 'forgotten pictures', apply: removeForgottenImages });

export interface Untidied {
  step: string;
  error: unknown;
}

/**
 * Deletes rows whose time is over, as each capability says. What people wrote for each other is not among them. Each step has
 * a transaction of its own, so that one failure does not keep back the rest; returns those that failed.
 */
export const tidy = async (orm: MikroORM): Promise<Untidied[]> => {
  const failed: Untidied[] = [];
  for (const { name, apply } of STEPS) {
    try {
      await asSystem(orm, ({ db, now }) => apply(db, now));
    } catch (error) {
      failed.push({ step: name, error });
    }
  }
  return failed;
};
