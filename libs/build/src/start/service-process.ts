import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { strings } from './strings.ts';

export interface ServiceSpec {
  /** Folder below services/. */
  name: string;
  /** Folder of the release that runs; the checkout's own sources when absent. */
  folder?: string | undefined;
  env: Record<string, string>;
  /** Address that answers 2xx once the service is up; a service without one only has to run. */
  healthUrl?: string | undefined;
  /** True for one whose errors are kept besides, so that who released it can be told why it did not start. */
  keepsErrors?: boolean;
  /** True for a service without an address that tells by a message that it is up. */
  tells?: boolean;
}

/** A service, and the process that runs it now. */
export interface Slot {
  spec: ServiceSpec;
  child: ChildProcess;
  /** True once it answered; what ends after that is started again. */
  up: boolean;
}

/** Sent by a service without an address once it works. */
const READY = 'ready';
const startPatience = 60_000;
/*
 * V8 sizes its heap by the machine: with much memory it keeps 128 MB for new objects and lets garbage pile up to four times of
 * what is alive. With less room it cleans up earlier; what is alive of the whole portal is 80 MB, and requests cost the same.
 */
const heapSizes = { '--max-semi-space-size': 16, '--max-old-space-size': 1024 };

/* The command line beats NODE_OPTIONS: what an operator sets there is left out here. Node takes - and _ for the same. */
function heapFlags(options = ''): string[] {
  const given = options.replaceAll('_', '-');
  return Object.entries(heapSizes).flatMap(([flag, size]) => (given.includes(flag) ? [] : [`${flag}=${size}`]));
}

/** Starts the process of a service. */
export function launch(root: string, spec: ServiceSpec, watch: boolean): ChildProcess {
  const env = { ...process.env, ...spec.env };
  const preload = join(import.meta.dirname, 'follow-parent.ts');
  const main = join(spec.folder ?? root, 'services', spec.name, 'src/main.ts');
  const flags = [
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    ...heapFlags(env['NODE_OPTIONS']),
    '--disable-warning=ExperimentalWarning',
    '--import',
    preload,
  ];
  const child = spawn(process.execPath, [...flags, main], {
    cwd: root,
    env,
    // A session of its own, so that Ctrl-C in the terminal reaches only the command, which then ends all in order.
    detached: true,
    stdio: ['ignore', 'inherit', spec.keepsErrors ? 'pipe' : 'inherit', 'ipc'],
  });
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return child;
}

const ERROR_LINES = 20;
const ERRORS_WITHIN_MS = 1000;

/** Returns what gives the last lines that a process whose errors are kept has written, once it has ended. */
export function keepErrors({ stderr }: ChildProcess): () => Promise<string> {
  let text = '';
  stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-10_000)));
  return async () => {
    // What it wrote may arrive after its end; what it started may hold the pipe.
    if (stderr) await finished(stderr, { signal: AbortSignal.timeout(ERRORS_WITHIN_MS) }).catch(() => undefined);
    return text.trim().split('\n').slice(-ERROR_LINES).join('\n');
  };
}

/** Waits until a service answers. Throws `Failure` when it ends before, or does not within a minute. */
export async function untilUp(slot: Slot): Promise<void> {
  const { spec, child } = slot;
  const until = Date.now() + startPatience;
  if (spec.tells) child.on('message', (message) => (slot.up ||= message === READY));
  while (Date.now() < until && hasNotEnded(child)) {
    slot.up ||= spec.healthUrl ? await answers(spec.healthUrl) : !spec.tells;
    if (slot.up) return;
    await delay(40);
  }
  throw new Failure(strings.serviceFailed(spec.name));
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

const hasNotEnded = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null;

/** Asks a process to finish, if nobody has yet, and kills it after `patience` milliseconds. */
export async function end(child: ChildProcess, patience: number): Promise<void> {
  if (!hasNotEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // Asked again, it would end at once.
  if (!child.killed) child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(hard);
}
