import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.ts';
import { stepLimit } from './step-limit.ts';
import { strings } from './strings.ts';

export const TOLD_EVERY_S = 10;
const LOOK_EVERY_MS = 250;

interface RunOptions {
  say: (line: string) => void;
  signal?: AbortSignal | undefined;
  /** Skips the slow best compression. */
  soon?: boolean;
}

/**
 * Builds applications in separate processes and prints every ten seconds which ones are unfinished. Throws `Failure` and kills the
 * processes when no build ends within the time limit of one build, or when a process is killed.
 */
export async function runBuilds(
  root: string,
  projects: string[],
  { say, signal, soon = false }: RunOptions,
): Promise<void> {
  const child = startBuild(root, projects, soon);
  const output = { text: '' };
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output.text += chunk));
  const abort = (): void => void child.kill();
  signal?.addEventListener('abort', abort);
  const watched = watchProgress(child, () => unbuilt(projects, output.text), say);
  try {
    const [code, killedBy] = await once(child, 'exit');
    if (signal?.aborted) throw new Failure(strings.interrupted);
    if (code === 0) return;
    if (output.text.includes('ENOSPC')) throw new Failure(strings.diskFull(root));
    say(output.text);
    throw new Failure(watched.failure ?? (killedBy ? strings.buildKilled(killedBy) : strings.buildFailed));
  } finally {
    watched.end();
    signal?.removeEventListener('abort', abort);
  }
}

function startBuild(root: string, projects: string[], soon: boolean): ChildProcess {
  const preload = ['--import', join(import.meta.dirname, 'follow-parent.ts')];
  const script = join(root, 'libs/build/src/cli/build.ts');
  const args = ['--disable-warning=ExperimentalWarning', ...preload, script, ...(soon ? ['--soon'] : []), ...projects];
  // The preloaded module ends it with this process, even when this one is killed.
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

/* The build prints a line when an application is finished. */
function unbuilt(projects: string[], output: string): string[] {
  const left = projects.filter((project) => !new RegExp(`${project} \\S+, [\\d.]+ s`).test(output));
  return left.length > 0 ? left : projects;
}

/** Kills a process and all its descendants, in whatever process groups and sessions. */
function killTree(pid: number): void {
  const children = new Map<number, number[]>();
  for (const [child, parent] of processes()) children.set(parent, [...(children.get(parent) ?? []), child]);
  const withBelow = (id: number): number[] => [id, ...(children.get(id) ?? []).flatMap(withBelow)];
  for (const id of withBelow(pid)) kill(id);
}

/* Returns pairs of a process and its parent. Reads /proc when it exists, since ps may be missing there. */
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

/** Reports unfinished builds, and kills the run when no build ends within the time limit of one. */
function watchProgress(
  child: ChildProcess,
  waitingFor: () => string[],
  say: (line: string) => void,
): { failure?: string; end: () => void } {
  const began = performance.now();
  const secondsSince = (moment: number): number => Math.floor((performance.now() - moment) / 1000);
  let [left, endedAt, told] = [waitingFor(), began, 0];
  const timer = setInterval(() => {
    const names = waitingFor();
    const limit = stepLimit();
    if (names.length < left.length) [left, endedAt] = [names, performance.now()];
    if (secondsSince(endedAt) >= limit) {
      watched.failure = strings.buildHung(names.join(', '), limit);
      if (child.pid !== undefined) killTree(child.pid);
    } else if (secondsSince(began) >= told + TOLD_EVERY_S) {
      told = secondsSince(began);
      say(strings.stillBuilding(names.join(', '), told));
    }
  }, LOOK_EVERY_MS);
  const watched: { failure?: string; end: () => void } = { end: () => clearInterval(timer) };
  return watched;
}
