import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Failure } from './failure.ts';
import { strings } from './strings.ts';

const PREPARED_WITHIN_MS = 600_000;
const LINES = 20;

/**
 * Brings a database to what the service released in a folder expects, by that release's own migrations. They only expand: the
 * services that run go on. Throws `Failure` with the last lines of the reason when that does not succeed within ten minutes.
 */
export async function prepareRelease(folder: string, databaseUrl: string): Promise<void> {
  const script = join(import.meta.dirname, 'prepare-database.ts');
  const options = {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    timeout: PREPARED_WITHIN_MS,
    killSignal: 'SIGKILL' as const,
  };
  try {
    await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script, folder], options);
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new Failure(strings.releaseUnprepared(folder, output.trim().split('\n').slice(-LINES).join('\n')));
  }
}
