import type { MikroORM } from '@mikro-orm/postgresql';
import { SYSTEM } from './actor.ts';
import { transaction, type Write } from './write.ts';

/** Runs what follows from time or a job, and not from a click, in one transaction. */
export const asSystem = <T>(orm: MikroORM, work: (write: Write<typeof SYSTEM>) => Promise<T>, now?: Date): Promise<T> =>
  transaction(orm, { actor: SYSTEM, now }, work);
