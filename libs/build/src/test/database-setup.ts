import { rmSync } from 'node:fs';
import { TEST_POOL_SIZE } from '@psp/domain/testing/pool-size';
import { startDatabase } from '../database/server.ts';
import { temporaryFolder } from './folder.ts';

/* Some test files start a second service. */
const connections = (filesAtOnce: number): number => 2 * TEST_POOL_SIZE * filesAtOnce + 80;

/* Whatever tests, and processes that they start, leave among temporary files goes with the run. */
function holdTemporaryFiles(): void {
  const folder = temporaryFolder({ inMemory: false });
  process.env.TMPDIR = folder;
  endings.set('temporary files', async () => rmSync(folder, { recursive: true, force: true }));
}

/**
 * Jest's global set-up: a folder for the temporary files of the run, and one throw-away PostgreSQL on a free port, whose address
 * goes into `TEST_DATABASE_URL`.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  holdTemporaryFiles();
  if (process.env.TEST_DATABASE_URL) return;
  const server = await startDatabase({
    folder: temporaryFolder(),
    throwAway: true,
    connections: connections(maxWorkers),
  });
  process.env.TEST_DATABASE_URL = server.url;
  endings.set('database', server.discard);
}

/** How to end what the set-up started; the tear-down runs in the same process. */
export const endings: Map<string, () => Promise<void>> = (globalThis.portalTestEndings ??= new Map());

declare global {
  var portalTestEndings: Map<string, () => Promise<void>> | undefined;
}
