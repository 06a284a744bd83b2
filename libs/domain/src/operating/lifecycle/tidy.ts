import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { asSystem } from '../../as-system.ts';
import { CAPABILITIES } from '../../capabilities.ts';
import type { TidyStep } from '../../capability.ts';
import { removeForgottenImages } from '../images/remove-forgotten.ts';

const STEPS = CAPABILITIES.flatMap(({ tidy = [] }) => tidy)
  .map((step): TidyStep => (typeof step === 'string' ? { name: step, apply: (db) => db.run(sql.raw(step)) } : step))
  // Not declared by a capability, because it reads the image columns of all capabilities.
  .concat({ name: 'forgotten pictures', apply: removeForgottenImages });

export interface Untidied {
  step: string;
  error: unknown;
}

/**
 * Runs the deletions of all capabilities for rows kept for a limited time. What users write for each other is never among them. Each
 * step has its own transaction, so that a failure does not stop the others. Returns the failed steps.
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
