import { setTimeout as delay } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { sql } from 'kysely';
import { MIGRATIONS } from './orm.ts';
import { keepRoles, rightsGivenFor } from './operating/roles/keep-roles.ts';
import { prepareQueues } from './operating/jobs/queues.ts';
import { createReadDb } from './read-db.ts';

/**
 * Applies all pending migrations in one transaction: a failed migration leaves the database unchanged. The job queues are
 * created first, in their own transactions, because migrations enqueue jobs. Returns the names of the applied migrations.
 */
export const migrate = async (orm: MikroORM): Promise<string[]> => {
  await prepareQueues(orm);
  const applied = (await orm.migrator.up()).map(({ name }) => name);
  await keepRoles(orm);
  return applied;
};

const RETRY_MS = 500;
const LAST_MIGRATION = MIGRATIONS.at(-1)?.name ?? '';

/**
 * Waits without a time limit until the database answers and has all migrations of this release. Calls `waiting` once with the
 * reason. Migrations of a later release do not matter: migrations only expand. `retryMs` is the time between two checks.
 */
export const waitForMigrations = async (
  orm: MikroORM,
  waiting: (reason: string) => void,
  retryMs = RETRY_MS,
): Promise<void> => {
  for (let told = false; ; told = true) {
    const reason = await missingSchema(orm);
    if (reason === undefined) return;
    if (!told) waiting(reason);
    await delay(retryMs);
  }
};

/** Returns what is missing: the database, its schema, or migrations by name; undefined when the database is ready. */
async function missingSchema(orm: MikroORM): Promise<string | undefined> {
  try {
    const rows = await createReadDb(orm).run(sql<{ name: string }>`select name from mikro_orm_migrations`);
    const applied = new Set(rows.map(({ name }) => name));
    const missing = MIGRATIONS.filter(({ name }) => !applied.has(name));
    if (missing.length > 0) return `migrations: ${missing.map(({ name }) => name).join(', ')}`;
    // A later release may have given them for more.
    const given = await rightsGivenFor(createReadDb(orm));
    return given === null || given < LAST_MIGRATION ? 'rights to the tables' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message || String(error) : String(error);
  }
}
