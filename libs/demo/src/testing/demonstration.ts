import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MikroORM } from '@mikro-orm/postgresql';
import { openFileStore } from '@psp/domain/operating/files/store';
import { clonedDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { seedDemo } from '../demo.ts';

/* Beside the data directory of the test server, so that it is deleted with it; shared by all clones. */
async function folderBeside(orm: MikroORM, name: string): Promise<string> {
  const [row] = await orm.em.fork().execute<{ data: string }[]>("select current_setting('data_directory') as data");
  return join(row?.data ?? '', '..', name);
}

/** Returns a database with the demonstration seeded at `now`, and the folder of its pictures and documents. */
export async function createDemonstration(now: Date): Promise<TestDatabase & { folder: string }> {
  const name = `psp_demo_${now.getTime()}`;
  const database = await clonedDatabase({
    name,
    fill: async (orm) =>
      seedDemo(orm, { now, files: await openFileStore(pathToFileURL(await folderBeside(orm, name)).href) }),
  });
  return { ...database, folder: await folderBeside(database.orm, name) };
}

/** Returns the current time rounded down to the hour, so that the test files of a run share one template. */
export const thisHour = (): Date => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
