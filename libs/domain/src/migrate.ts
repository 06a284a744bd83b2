import type { MikroORM } from '@mikro-orm/postgresql';

/**
 * Brings the schema up to date in one transaction: a migration that fails leaves the database as it was. Returns the names
 * applied.
 */
export const migrate = async (orm: MikroORM): Promise<string[]> => (await orm.migrator.up()).map(({ name }) => name);
