import { execFileSync } from 'node:child_process';

/** True when a process with this id lives and its command line holds the word: ids are used again by others. */
export function isRunning(pid: number, word: string): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    if (process.platform === 'win32') return process.kill(pid, 0);
    const command = execFileSync('ps', ['-p', String(pid), '-o', 'stat=,args='], { encoding: 'utf8' });
    return !/^\s*Z/.test(command) && command.includes(word);
  } catch {
    return false;
  }
}
