import { TEST_POOL_SIZE } from '@psp/domain/testing/pool-size';
import { startDatabase } from '../database/server.ts';
import { temporaryFolder } from './folder.ts';
import holdTemporaryFiles, { endings } from './temporary-files.ts';

/* Twice the pool size, since some test files start a second service. */
const connections = (filesAtOnce: number): number => 2 * TEST_POOL_SIZE * filesAtOnce + 80;

/**
 * Jest's global setup for tests with a database: creates the folder for temporary files and starts a temporary PostgreSQL on a free port,
 * whose URL goes into `TEST_DATABASE_URL`.
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
