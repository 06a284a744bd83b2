import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/**
 * Waits until a process that reads a PDF for this process has started, and kills it. Processes of others are left alone: test files
 * run beside each other. Throws when none has started after 30 s.
 */
export async function killExtraction(): Promise<void> {
  const until = performance.now() + 30_000;
  for (;;) {
    const children = execFileSync('ps', ['-o', 'pid=,args=', '--ppid', String(process.pid)], { encoding: 'utf8' });
    const pid = /^ *(\d+) .*extraction\/process\.ts pdf$/m.exec(children)?.[1];
    if (pid) return void process.kill(Number(pid), 'SIGKILL');
    if (performance.now() > until) throw new Error('no process reads a PDF');
    await setTimeout(20);
  }
}
