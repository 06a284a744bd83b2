import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { errorCode } from './failure.ts';

/** 'unknown': a process with the id runs, but its program cannot be determined. */
export type ProcessState = 'running' | 'gone' | 'unknown';

const LARGEST_PID = 2 ** 31 - 1;

/**
 * Tells whether the process with this id runs and its command line contains the word, since ids are reused. `processes` is the folder of
 * Linux's process information.
 */
export function processState(pid: number, word: string, processes = '/proc'): ProcessState {
  if (!Number.isInteger(pid) || pid <= 0 || pid > LARGEST_PID || !isAlive(pid)) return 'gone';
  const command = commandLine(pid, processes);
  if (command !== undefined) return command.includes(word) ? 'running' : 'gone';
  return isAlive(pid) ? 'unknown' : 'gone';
}

/** Whether the process may still run; false only when it is known to be gone, so that data in use are never taken over. */
export function isRunning(pid: number, word: string): boolean {
  return processState(pid, word) !== 'gone';
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs as another user.
    return errorCode(error) !== 'ESRCH';
  }
}

/** Returns the command line of a process; '' for a zombie, undefined when it cannot be determined. */
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
      // In another locale, ps may print "?" for some letters.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });
    return /^\s*Z/.test(line) ? '' : line;
  } catch {
    return undefined;
  }
}
