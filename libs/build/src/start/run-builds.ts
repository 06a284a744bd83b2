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
  /** Compresses the files as far as that is quick. */
  soon?: boolean;
}

/**
 * Builds applications in processes of their own, and says every ten seconds which ones are not built yet. Throws `Failure`, with the
 * processes killed, when none of these ends within the time limit of one build, and when one is killed by others.
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
  // It ends with this process, even when that is killed, by the preloaded module.
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
}

/* Each application's line comes at its end. */
function unbuilt(projects: string[], output: string): string[] {
  const left = projects.filter((project) => !new RegExp(`${project} \\S+, [\\d.]+ s`).test(output));
  return left.length > 0 ? left : projects;
}

/** Kills a process and all that it started, in whatever groups and sessions. */
function killTree(pid: number): void {
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

/** Tells what is not built yet, and kills a run in which nothing has ended for as long as one build may take. */
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
