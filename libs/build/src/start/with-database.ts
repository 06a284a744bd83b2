import type { MikroORM } from '@mikro-orm/postgresql';
import { strings as cliStrings } from '../cli/strings.ts';
import { runningDatabaseUrl } from '../database/running.ts';
import { openDatabase } from './database.ts';
import { Failure } from './failure.ts';
import { claimFolder, portalOf } from './lock.ts';

/**
 * Runs `work` on the portal's database: that of `DATABASE_URL`, the embedded one of a running portal, or the embedded one, started
 * meanwhile. Migrates the schema and fills in basic rows first.
 */
export async function withDatabase<T>(folder: string, work: (orm: MikroORM) => Promise<T>): Promise<T> {
  const opened = await open(folder);
  try {
    const { createOrm } = await import('@psp/domain/orm');
    const { migrate } = await import('@psp/domain/migrate');
    const { seedBasics } = await import('@psp/domain/seed-basics');
    const orm = await createOrm({ url: opened.url, poolSize: 2, use: 'commands' });
    try {
      await migrate(orm);
      await seedBasics(orm);
      return await work(orm);
    } finally {
      await orm.close();
    }
  } finally {
    await opened.close();
  }
}

async function open(folder: string): Promise<{ url: string; close: () => Promise<void> }> {
  const say = (line: string): void => console.log(line);
  if (process.env.DATABASE_URL) {
    const { url, stop } = await openDatabase(folder, say);
    return { url, close: stop };
  }
  if (portalOf(folder)) {
    const url = runningDatabaseUrl(folder);
    if (!url) throw new Failure(cliStrings.starting);
    return { url, close: async () => undefined };
  }
  const release = claimFolder(folder);
  try {
    const { url, stop } = await openDatabase(folder, say);
    return { url, close: () => stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}
