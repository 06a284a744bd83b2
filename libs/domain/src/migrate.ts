import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { MIGRATIONS } from './orm.ts';
import { prepareQueues } from './operating/jobs/queues.ts';
import { createReadDb } from './read-db.ts';

/**
 * Brings the schema up to date in one transaction: a migration that fails leaves the database as it was. The queues, which
 * migrations write to, come first, in transactions of their own. Returns the names applied.
 */
export const migrate = async (orm: MikroORM): Promise<string[]> => {
  await prepareQueues(orm);
  return (await orm.migrator.up()).map(({ name }) => name);
};

const AGAIN_MS = 500;

/**
 * Waits until the database answers and has every migration of this release, however long that takes. `waiting` is told what for,
 * once. A database that a later release has migrated is not waited for: migrations only expand.
 */
export const untilMigrated = async (
  orm: MikroORM,
  waiting: (reason: string) => void,
  again = AGAIN_MS,
): Promise<void> => {
  for (let told = false; ; told = true) {
    const reason = await unmigrated(orm);
    if (reason === undefined) return;
    if (!told) waiting(reason);
    await delay(again);
  }
};

/** What is missing: the database, its schema, or migrations by name. */
async function unmigrated(orm: MikroORM): Promise<string | undefined> {
  try {
    const rows = await createReadDb(orm).run(sql<{ name: string }>`select name from mikro_orm_migrations`);
    const applied = new Set(rows.map(({ name }) => name));
    const missing = MIGRATIONS.filter(({ name }) => !applied.has(name));
    return missing.length > 0 ? `migrations: ${missing.map(({ name }) => name).join(', ')}` : undefined;
  } catch (error) {
    return error instanceof Error ? error.message || String(error) : String(error);
  }
}
