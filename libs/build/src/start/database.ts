import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { keepDatabase } from '../database/keep.ts';
import type { DatabaseServer } from '../database/server.ts';
import { Failure } from './failure.ts';
import { isDiskFull } from './run-command.ts';
import { strings } from './strings.ts';

const oldest = 180_000;

/** Checks the database of `DATABASE_URL`, or starts an embedded one in the folder. */
export async function openDatabase(
  folder: string,
  say: (line: string) => void,
): Promise<Pick<DatabaseServer, 'url' | 'stop'>> {
  const given = process.env.DATABASE_URL;
  if (given) {
    await checkDatabase(given);
    return { url: given, stop: async () => undefined };
  }
  say(strings.database);
  const server = await keepDatabase({ folder }, say);
  if (server.elsewhere) say(strings.elsewhere(server.elsewhere));
  return server;
}

async function checkDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ number: string; version: string }>(
      "SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version",
    );
    const [found] = rows;
    if (Number(found?.number) < oldest) throw new Failure(strings.tooOld(`PostgreSQL ${found?.version}`));
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(
      strings.unreachable(error instanceof Error ? error.message || 'connection refused' : String(error)),
    );
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether a portal has used this database before. */
export async function isUsed(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ used: boolean }>(
      `SELECT to_regclass('public.organisation') IS NOT NULL AS used`,
    );
    return rows[0]?.used === true;
  } finally {
    await client.end();
  }
}

/**
 * Migrates the schema, lets services sign in with the passwords that the environment has for them and, unless `SEED=none`, fills an
 * empty database with demonstration data, whose documents and pictures go to the file store at `filesUrl`. Prints a message when nobody can sign up because the registry of authorities is empty.
 */
export async function prepareDatabase(url: string, filesUrl: string, say: (line: string) => void): Promise<void> {
  const { createOrm } = await import('@psp/domain/orm');
  const { migrate } = await import('@psp/domain/migrate');
  const { givePasswords } = await import('@psp/domain/operating/roles/give-passwords');
  const { seedBasics } = await import('@psp/domain/seed-basics');
  const orm = await createOrm({ url, poolSize: 4, use: 'commands' });
  try {
    try {
      const applied = await migrate(orm);
      if (applied.length > 0) say(strings.migrating);
      await givePasswords(orm, process.env);
    } catch (error) {
      if (isDiskFull(error)) throw error;
      throw new Failure(
        strings.migrationFailed(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)),
      );
    }
    await seedBasics(orm);
    if (process.env.SEED !== 'none') await seed(orm, filesUrl, say);
    if (!(await isFilled(orm, 'authority'))) say(strings.noRegistry);
  } finally {
    await orm.close();
  }
}

async function seed(orm: MikroORM, filesUrl: string, say: (line: string) => void): Promise<void> {
  if (await isFilled(orm, 'organisation')) return;
  say(strings.seeding);
  const { seedDemo } = await import('@psp/demo/demo');
  const { openFileStore } = await import('@psp/domain/operating/files/store');
  await seedDemo(orm, { now: new Date(), files: await openFileStore(filesUrl) });
}

async function isFilled(orm: MikroORM, table: 'authority' | 'organisation'): Promise<boolean> {
  const [row] = await orm.em.getConnection().execute(`select exists (select from ${table}) as filled`);
  return Boolean(row?.filled);
}
