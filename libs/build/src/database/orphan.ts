import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../start/failure.ts';
import { processState } from '../start/running.ts';

const STOP_TIMEOUT_MS = 10_000;
const program = 'postgres';

/**
 * Stops a server that has outlived a killed start command. When the process cannot be identified, it is left alone with its pid file:
 * PostgreSQL itself refuses a data folder that is in use.
 */
export async function endOrphan(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  const state = processState(pid, program);
  if (state === 'gone') return rmSync(file, { force: true });
  // Windows provides no command line, and does not end children with their parent.
  if (state === 'unknown' && process.platform !== 'win32') return;
  process.kill(pid, 'SIGINT');
  const until = Date.now() + STOP_TIMEOUT_MS;
  while (processState(pid, program) !== 'gone') {
    if (Date.now() > until) process.kill(pid, 'SIGKILL');
    await delay(50);
  }
}

function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
