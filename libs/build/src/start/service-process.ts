import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { strings } from './strings.ts';

export interface ServiceSpec {
  /** Folder below services/. */
  name: string;
  /** Folder of the release to run; the sources of the checkout by default. */
  folder?: string | undefined;
  env: Record<string, string>;
  /** Address that answers 2xx once the service is up; a service without one only has to be running. */
  healthUrl?: string | undefined;
  /** Keeps the error output too, to report why a release did not start. */
  keepsErrors?: boolean;
  /** Whether a service without an address sends a message when it is up. */
  tells?: boolean;
}

/** A service and its current process. */
export interface Slot {
  spec: ServiceSpec;
  child: ChildProcess;
  /** True once it has answered; a service that ends after that is restarted. */
  up: boolean;
}

/** Message of a service without an address when it is up. */
const READY = 'ready';
const startPatience = 60_000;
/*
 * V8 sizes its heap by the machine's memory: with much memory, it reserves 128 MB for new objects and lets garbage grow to four times the
 * live objects. A smaller heap is collected earlier; the whole portal has 80 MB of live objects, and requests cost the same.
 */
const heapSizes = { '--max-semi-space-size': 16, '--max-old-space-size': 1024 };

/* Flags override NODE_OPTIONS, so those set there by an operator are left out here. Node treats - and _ alike. */
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
    // Runs in its own session, so that Ctrl-C reaches only the command, which stops all services in order.
    detached: true,
    stdio: ['ignore', 'inherit', spec.keepsErrors ? 'pipe' : 'inherit', 'ipc'],
  });
  child.stderr?.on('data', (chunk: Buffer) => process.stderr.write(chunk));
  return child;
}

const ERROR_LINES = 20;
const ERRORS_WITHIN_MS = 1000;

/** Returns a function that resolves to the last error lines of a process after its end. */
export function keepErrors({ stderr }: ChildProcess): () => Promise<string> {
  let text = '';
  stderr?.on('data', (chunk: Buffer) => (text = (text + chunk.toString()).slice(-10_000)));
  return async () => {
    // Output may arrive after the process has ended, and a child may keep the pipe open.
    if (stderr) await finished(stderr, { signal: AbortSignal.timeout(ERRORS_WITHIN_MS) }).catch(() => undefined);
    return text.trim().split('\n').slice(-ERROR_LINES).join('\n');
  };
}

/** Waits until a service is up. Throws `Failure` when it ends first or is not up within a minute. */
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

/** Sends SIGTERM to a process, unless sent before, and kills it after `patience` milliseconds. */
export async function end(child: ChildProcess, patience: number): Promise<void> {
  if (!hasNotEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // A second SIGTERM would end it at once.
  if (!child.killed) child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(hard);
}
