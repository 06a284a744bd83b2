import type { MikroORM } from '@mikro-orm/postgresql';
import { SYSTEM } from '@psp/domain/actor';
import { transaction, type Write } from '@psp/domain/write';

/** Runs one write by nobody in particular, in a transaction of its own. */
export const asSystem = <T>(orm: MikroORM, work: (write: Write<typeof SYSTEM>) => Promise<T>): Promise<T> =>
  transaction(orm, { actor: SYSTEM }, work);
