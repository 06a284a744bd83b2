import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Kills a process and all that it started, in whatever groups and sessions. */
export function killTree(pid: number): void {
  const children = new Map<number, number[]>();
  for (const [child, parent] of processes()) children.set(parent, [...(children.get(parent) ?? []), child]);
  const withBelow = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(withBelow)];
  for (const id of withBelow(pid)) kill(id);
}

/* Pairs of a process and the one that started it. Where the kernel describes its processes there may be no ps. */
function processes(): [child: number, parent: number][] {
  if (!existsSync('/proc/self/status')) {
    const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
    return table.split('\n').map((line): [number, number] => {
      const [child, parent] = line.trim().split(/\s+/);
      return [Number(child), Number(parent)];
    });
  }
  return readdirSync('/proc').flatMap((name): [number, number][] =>
    /^\d+$/.test(name) ? [[Number(name), parentOf(name)]] : [],
  );
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    // It has just ended.
    return 0;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has just ended.
  }
}
