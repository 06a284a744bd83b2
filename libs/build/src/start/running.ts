import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { errorCode } from './failure.ts';

/** 'unknown': a process with the id lives, and this machine does not say which program it runs. */
export type ProcessState = 'running' | 'gone' | 'unknown';

const LARGEST_PID = 2 ** 31 - 1;

/**
 * Whether the process with this id lives and its command line holds the word: ids are used again by others. `processes`
 * is where the kernel describes its processes, on systems that do.
 */
export function processState(pid: number, word: string, processes = '/proc'): ProcessState {
  if (!Number.isInteger(pid) || pid <= 0 || pid > LARGEST_PID || !isAlive(pid)) return 'gone';
  const command = commandLine(pid, processes);
  if (command !== undefined) return command.includes(word) ? 'running' : 'gone';
  return isAlive(pid) ? 'unknown' : 'gone';
}

/** True unless the process is known to be gone: data in use must never be taken for free. */
export function isRunning(pid: number, word: string): boolean {
  return processState(pid, word) !== 'gone';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, and is somebody else's.
    return errorCode(error) !== 'ESRCH';
  }
}

/** The command line, '' for a process that has ended and waits for its parent; undefined when nothing tells it. */
function commandLine(pid: number, processes: string): string | undefined {
  try {
    if (existsSync(processes)) return readFileSync(`${processes}/${pid}/cmdline`, 'utf8');
  } catch {
    // Hidden from this user; ps may see more.
  }
  try {
    const line = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,args='], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      // Else it writes "?" for letters that the person's own locale lacks.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    return /^\s*Z/.test(line) ? '' : line;
  } catch {
    return undefined;
  }
}
