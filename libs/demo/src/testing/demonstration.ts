import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MikroORM } from '@mikro-orm/postgresql';
import { openFileStore } from '@psp/domain/operating/files/store';
import { clonedDatabase, type TestDatabase } from '@psp/domain/testing/database';
import { seedDemo } from '../demo.ts';

/* Beside the server's data, with which it goes; all clones have it in common. */
async function folderBeside(orm: MikroORM, name: string): Promise<string> {
  const [row] = await orm.em.fork().execute<{ data: string }[]>("select current_setting('data_directory') as data");
  return join(row?.data ?? '', '..', name);
}

/** A database with the demonstration as it was made at `now`, and the folder of its pictures and documents. */
export async function createDemonstration(now: Date): Promise<TestDatabase & { folder: string }> {
  const name = `psp_demo_${now.getTime()}`;
  const database = await clonedDatabase({
    name,
    fill: async (orm) =>
      seedDemo(orm, { now, files: await openFileStore(pathToFileURL(await folderBeside(orm, name)).href) }),
  });
  return { ...database, folder: await folderBeside(database.orm, name) };
}

/** The present, to the hour: the test files of a run then have one template in common. */
export const thisHour = (): Date => new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000);
