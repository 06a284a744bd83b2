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

/** Milliseconds between two polls of the worker's jobs. */
const POLL_MS = 200;
/** Milliseconds for the worker to stop. */
const STOP_TIMEOUT_MS = 10_000;

/** Returns the folders of a portal's data: its data folder, and that of its database when the server's user cannot enter the first. */
const placesOf = (folder: string): string[] => [folder, closedFolderPlace(folder)].filter(existsSync);

/** Creates a data folder with demonstration data, of which portals of tests get copies. Returns its path. */
export async function prepareDemonstration(): Promise<string> {
  const folder = temporaryFolder();
  const database = await startDatabase({ folder, throwAway: true });
  const files = pathToFileURL(join(folder, 'files')).href;
  try {
    await prepareDatabase(database.url, files, () => undefined);
    await runJobs(database.url, folder);
  } finally {
    await database.stop();
  }
  return folder;
}

/** Runs the worker until the documents of the demonstration are generated; otherwise each portal would generate them again. */
async function runJobs(databaseUrl: string, folder: string): Promise<void> {
  const env = {
    DATABASE_URL: databaseUrl,
    FILES_URL: pathToFileURL(join(folder, 'files')).href,
    AUDIT_HEADS_DIR: join(folder, 'audit'),
    PUBLIC_ORIGIN: 'http://localhost',
  };
  const spec = { name: 'worker', env: { ...env, LOCAL_PORTAL: 'true', LOG_LEVEL: 'warn' } };
  const worker = launch(workspaceRoot, spec, false);
  const client = new pg.Client({ connectionString: databaseUrl });
  try {
    await client.connect();
    while (await hasJobs(client)) {
      if (worker.exitCode !== null) throw new Error(`The worker ended with ${worker.exitCode}.`);
      await delay(POLL_MS);
    }
  } finally {
    await client.end();
    await end(worker, STOP_TIMEOUT_MS);
  }
}

/* Excludes the internal jobs of pg-boss, which never end. */
const PENDING = `select from pgboss.job
  where name not like '\\_\\_pgboss%' and state < 'completed' and start_after <= now() limit 1`;

const hasJobs = async (client: pg.Client): Promise<boolean> => (await client.query(PENDING)).rows.length > 0;

/** Copies a data folder that no running portal uses, and keeps the owners of its files. */
export function copyData(from: string, to: string): void {
  const targets = [to, closedFolderPlace(to)];
  for (const [n, place] of [from, closedFolderPlace(from)].entries())
    if (existsSync(place)) execFileSync('cp', ['-a', `${place}/.`, targets[n] ?? to]);
}

export function removeData(folder: string): void {
  for (const place of placesOf(folder)) rmSync(place, { recursive: true, force: true });
}
