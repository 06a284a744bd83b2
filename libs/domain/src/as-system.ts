import type { MikroORM } from '@mikro-orm/postgresql';
import { SYSTEM } from './actor.ts';
import { transaction, type Write } from './write.ts';

/** Runs work that a timer or a job starts, not a user, in one transaction with the actor `SYSTEM`. */
export const asSystem = <T>(orm: MikroORM, work: (write: Write<typeof SYSTEM>) => Promise<T>, now?: Date): Promise<T> =>
  transaction(orm, { actor: SYSTEM, now }, work);
