import { execFileSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { closedFolderPlace } from '../database/location.ts';
import { startDatabase } from '../database/server.ts';
import { prepareDatabase } from '../start/database.ts';
import { end, launch } from '../start/service-process.ts';
import { workspaceRoot } from '../workspace.ts';
import { temporaryFolder } from './folder.ts';

/** Milliseconds between two looks at the worker's jobs. */
const LOOK_MS = 200;
/** Milliseconds that the worker has to end. */
const PATIENCE_MS = 10_000;

/** Where a portal keeps its data: its folder, and the one of its database when that may not enter the first. */
const placesOf = (folder: string): string[] => [folder, closedFolderPlace(folder)].filter(existsSync);

/** Makes a portal's data folder with the demonstration in it, from which portals are started. Returns its path. */
export async function prepareDemonstration(): Promise<string> {
  const folder = temporaryFolder();
  const database = await startDatabase({ folder, throwAway: true });
  const files = pathToFileURL(join(folder, 'files')).href;
  try {
    await prepareDatabase(database.url, files, () => undefined);
    await workOff(database.url, files);
  } finally {
    await database.stop();
  }
  return folder;
}

/** Has the worker make the documents that the demonstration has asked for; each portal would make them again. */
async function workOff(databaseUrl: string, filesUrl: string): Promise<void> {
  const env = { DATABASE_URL: databaseUrl, FILES_URL: filesUrl, PUBLIC_ORIGIN: 'http://localhost' };
  const spec = { name: 'worker', env: { ...env, LOCAL_PORTAL: 'true', LOG_LEVEL: 'warn' } };
  const worker = launch(workspaceRoot, spec, false);
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    while (await hasJobs(client)) {
      if (worker.exitCode !== null) throw new Error(`The worker ended with ${worker.exitCode}.`);
      await delay(LOOK_MS);
    }
  } finally {
    await client.end();
    await end(worker, PATIENCE_MS);
  }
}

/* What pg-boss does for itself is never done with. */
const PENDING = `select from pgboss.job
  where name not like '\\_\\_pgboss%' and state < 'completed' and start_after <= now() limit 1`;

const hasJobs = async (client: pg.Client): Promise<boolean> => (await client.query(PENDING)).rows.length > 0;

/** Copies a data folder that no portal uses, with the owners of its files. */
export function copyData(from: string, to: string): void {
  const targets = [to, closedFolderPlace(to)];
  for (const [n, place] of [from, closedFolderPlace(from)].entries())
    if (existsSync(place)) execFileSync('cp', ['-a', `${place}/.`, targets[n] ?? to]);
}

export function removeData(folder: string): void {
  for (const place of placesOf(folder)) rmSync(place, { recursive: true, force: true });
}
