import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Failure } from './failure.ts';
import { strings } from './strings.ts';

export interface ServiceSpec {
  /** Folder below services/. */
  name: string;
  env: Record<string, string>;
  /** Address that answers 2xx once the service is up; a service without one only has to run. */
  healthUrl?: string;
}

export interface RunningServices {
  /** Resolves when every service answers; fails when one ends before. */
  ready(): Promise<void>;
  /** Asks all to finish and kills, after ten seconds, those that do not. */
  stop(): Promise<void>;
}

export interface Running {
  /** Starts a service again when its files change. */
  watch?: boolean;
  /** Milliseconds a service has to finish what is in flight. */
  patience?: number;
}

const startPatience = 60_000;
const stopPatience = 10_000;
const restartPause = 1000;
/*
 * V8 sizes its heap by the machine: with much memory it keeps 128 MB for new objects and lets garbage pile up to four times of
 * what is alive. With less room it cleans up earlier; what is alive of the whole portal is 80 MB, and requests cost the same.
 */
const heapSizes = { '--max-semi-space-size': 16, '--max-old-space-size': 1024 };

interface Slot {
  spec: ServiceSpec;
  child: ChildProcess;
  up: boolean;
}

/** Starts services as processes of their own and starts one again that ends by itself later. */
export function startServices(
  root: string,
  specs: ServiceSpec[],
  { watch = false, patience = stopPatience }: Running = {},
): RunningServices {
  let stopping = false;
  const slots = specs.map((spec): Slot => ({ spec, child: launch(root, spec, watch), up: false }));
  for (const slot of slots) supervise(slot);

  function supervise(slot: Slot): void {
    slot.child.once('exit', async () => {
      if (stopping || !slot.up) return;
      console.error(strings.restarted(slot.spec.name));
      await delay(restartPause);
      if (stopping) return;
      slot.child = launch(root, slot.spec, watch);
      supervise(slot);
    });
  }

  return {
    async ready() {
      await Promise.all(slots.map(untilUp));
    },
    async stop() {
      stopping = true;
      await Promise.all(slots.map(({ child }) => end(child, patience)));
    },
  };
}

/* The command line beats NODE_OPTIONS: what an operator sets there is left out here. Node takes - and _ for the same. */
function heapFlags(options = ''): string[] {
  const given = options.replaceAll('_', '-');
  return Object.entries(heapSizes).flatMap(([flag, size]) => (given.includes(flag) ? [] : [`${flag}=${size}`]));
}

function launch(root: string, spec: ServiceSpec, watch: boolean): ChildProcess {
  const env = { ...process.env, ...spec.env };
  const preload = join(import.meta.dirname, 'follow-parent.ts');
  const main = join(root, 'services', spec.name, 'src/main.ts');
  const flags = [
    ...(watch ? ['--watch', '--watch-preserve-output'] : []),
    ...heapFlags(env['NODE_OPTIONS']),
    '--disable-warning=ExperimentalWarning',
    '--import',
    preload,
  ];
  return spawn(process.execPath, [...flags, main], {
    cwd: root,
    env,
    // A session of its own, so that Ctrl-C in the terminal reaches only the command, which then ends all in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

async function untilUp(slot: Slot): Promise<void> {
  const { spec, child } = slot;
  const until = Date.now() + startPatience;
  while (Date.now() < until && hasNotEnded(child)) {
    if (!spec.healthUrl || (await answers(spec.healthUrl))) {
      slot.up = true;
      return;
    }
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

async function end(child: ChildProcess, patience: number): Promise<void> {
  if (!hasNotEnded(child)) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const hard = setTimeout(() => child.kill('SIGKILL'), patience);
  await ended;
  clearTimeout(hard);
}
