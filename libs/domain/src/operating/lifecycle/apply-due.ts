import type { MikroORM } from '@mikro-orm/postgresql';
import { SYSTEM } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { createReadDb } from '../../read-db.ts';
import { transaction } from '../../write.ts';

export interface Applied {
  id: string;
  /** Set when the step failed for this row. */
  error?: unknown;
}

/** Applies a step to every due row, each in its own transaction; a failure does not stop the others. */
export async function applyDue(orm: MikroORM, now: Date, { due, apply }: TimedStep): Promise<Applied[]> {
  const applied: Applied[] = [];
  for (const { id } of await createReadDb(orm).run(due(now))) {
    try {
      await transaction(orm, { actor: SYSTEM, now }, (write) => apply(write, id));
      applied.push({ id });
    } catch (error) {
      applied.push({ id, error });
    }
  }
  return applied;
}
