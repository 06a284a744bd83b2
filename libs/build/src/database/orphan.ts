import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../start/failure.ts';
import { processState } from '../start/running.ts';

const patience = 10_000;
const program = 'postgres';

/**
 * Ends a server that outlived a start command which was killed. Where it cannot be told whether the process is one, it
 * is left alone with its file, and the new server decides: PostgreSQL refuses data that is in use.
 */
export async function endOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = noted(file);
  if (pid === undefined) return;
  const state = processState(pid, program);
  if (state === 'gone') return rmSync(file, { force: true });
  // Windows tells no command line, and has no parent whose end would have reached the server.
  if (state === 'unknown' && process.platform !== 'win32') return;
  process.kill(pid, 'SIGINT');
  const until = Date.now() + patience;
  while (processState(pid, program) !== 'gone') {
    if (Date.now() > until) process.kill(pid, 'SIGKILL');
    await delay(50);
  }
}

function noted(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
