import type { MikroORM } from '@mikro-orm/postgresql';
import { prepareQueues } from './operating/jobs/queues.ts';

/**
 * Brings the schema up to date in one transaction: a migration that fails leaves the database as it was. The queues, which
 * migrations write to, come first, in transactions of their own. Returns the names applied.
 */
export const migrate = async (orm: MikroORM): Promise<string[]> => {
  await prepareQueues(orm);
  return (await orm.migrator.up()).map(({ name }) => name);
};
