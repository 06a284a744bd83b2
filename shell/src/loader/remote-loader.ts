import type { LocalRemote } from '@psp/contracts/local-remote';
import { checkRemote, isRemote } from '@psp/remote/contract';
import { type Host, incompatibility, localEntry, type RegistryEntry, readEntry } from './manifest.ts';
import { createRemoteStates, type RemoteState, type RemoteStates, remoteIn } from './remote-states.ts';

/** Timeouts of the steps, in milliseconds. `module` covers the entry and the modules it imports. */
export const BUDGETS = { registry: 2000, manifest: 3000, module: 6000 } as const;
const RETRIES = 3;
/** No attempt starts later than this many milliseconds after the load began, so that an error shows within twelve seconds. */
const RETRY_WITHIN_MS = 6000;
const FIRST_WAIT_MS = 250;

interface Found {
  entry: RegistryEntry;
  manifest: unknown;
}

/** Dependencies of the loader on the browser; tests pass their own. */
export interface LoaderPorts {
  /** Fetches JSON, revalidating the browser's cache; rejects after `budgetMs`, on a non-2xx and on any other type. */
  fetchJson(url: string, budgetMs: number): Promise<unknown>;
  /** Runs a remote by its checked manifest; `attempt` counts from 0 and is part of the address from 1 on. */
  loadModule(entry: RegistryEntry, manifest: unknown, attempt: number): Promise<unknown>;
  host: Host;
  wait(ms: number): Promise<void>;
  /** Registry entry and manifest of a remote that the page was delivered with; its first load fetches only code. */
  known?: Found & { name: string };
  /** The remote that this browser runs from the developer's machine in place of the released one. */
  local?: LocalRemote;
  /** A number in [0, 1) that spreads the retries of many browsers. */
  random(): number;
}

export interface RemoteLoader {
  state(name: string): RemoteState;
  subscribe(listener: () => void): () => void;
  /**
   * Loads a remote; concurrent calls share the work, and a loaded remote stays until the page is reloaded. After a failure
   * the next call fetches the registry again. Never rejects.
   */
  load(name: string): Promise<RemoteState>;
  /** True when the registry has another version than the loaded one. Rejects when it cannot be read. */
  isOutdated(name: string): Promise<boolean>;
  /** The version of a remote that was found last; '' when none was. */
  versionOf(name: string): string;
  /** Records that a loaded remote threw while rendering. */
  crashed(name: string, reason: string): void;
  /** Records that the user left the crashed screen or retried it. */
  recovered(name: string): void;
}

class Incompatible extends Error {}

/** Creates the loader, the only owner of the states of remotes. */
export function createRemoteLoader(ports: LoaderPorts): RemoteLoader {
  const { state, move, subscribe } = createRemoteStates();
  const versions = new Map<string, string>();
  const run = createRun(ports, move, versions);
  const running = new Map<string, Promise<RemoteState>>();

  const start = (name: string): Promise<RemoteState> => {
    const current = running.get(name);
    if (current) return current;
    const next = run(name).finally(() => running.delete(name));
    running.set(name, next);
    return next;
  };

  return {
    state,
    subscribe,
    load: (name) => (remoteIn(state(name)) ? Promise.resolve(state(name)) : start(name)),
    isOutdated: async (name) => {
      if (ports.local?.name === name) return false;
      const live = readEntry(await ports.fetchJson('/registry.json', BUDGETS.registry), name);
      return live !== null && versions.has(name) && live.version !== versions.get(name);
    },
    versionOf: (name) => versions.get(name) ?? '',
    crashed: (name, reason) => {
      const remote = remoteIn(state(name));
      if (remote) move(name, { status: 'crashed', remote, reason });
    },
    recovered: (name) => {
      const remote = remoteIn(state(name));
      if (remote) move(name, { status: 'ready', remote });
    },
  };
}

type Run = (name: string) => Promise<RemoteState>;

/* A run loads a remote from registry to module and stores its version. It never rejects; a failure becomes a state. */
function createRun(ports: LoaderPorts, move: RemoteStates['move'], versions: Map<string, string>): Run {
  const registry = createRegistry(ports);
  const attempts = new Map<string, number>();

  const find = async (name: string, retry: Retry): Promise<Found> => {
    if (ports.known?.name === name && !attempts.has(name)) {
      versions.set(name, ports.known.entry.version);
      return ports.known;
    }
    move(name, { status: 'discovering' });
    const { local } = ports;
    const entry = local?.name === name ? localEntry(local) : readEntry(await registry.read(retry), name);
    if (!entry) throw new Error('not in the registry');
    versions.set(name, entry.version);
    move(name, { status: 'checking' });
    return { entry, manifest: await retry(() => ports.fetchJson(entry.manifest, BUDGETS.manifest)) };
  };

  const fetchModule = (name: string, { entry, manifest }: Found, retry: Retry): Promise<unknown> =>
    retry(() => {
      const attempt = attempts.get(name) ?? 0;
      attempts.set(name, attempt + 1);
      return ports.loadModule(entry, manifest, attempt);
    });

  return async (name) => {
    const retry = createRetry(ports);
    try {
      const found = await find(name, retry);
      const problem = incompatibility(found.entry, found.manifest, ports.host);
      if (problem) throw new Incompatible(problem);
      move(name, { status: 'loading' });
      const state = accept(await fetchModule(name, found, retry));
      return move(name, state);
    } catch (error) {
      registry.forget();
      const status = error instanceof Incompatible ? 'incompatible' : 'unavailable';
      return move(name, { status, reason: error instanceof Error ? error.message : String(error) });
    }
  };
}

/* All remotes share one request until `forget`. */
function createRegistry(ports: LoaderPorts) {
  let registry: Promise<unknown> | null = null;
  return {
    read: (retry: Retry) => {
      registry ??= retry(() => ports.fetchJson('/registry.json', BUDGETS.registry));
      return registry;
    },
    forget: () => {
      registry = null;
    },
  };
}

function accept(remote: unknown): RemoteState {
  if (isRemote(remote)) return { status: 'ready', remote };
  throw new Incompatible(`module: ${checkRemote(remote)}`);
}

type Retry = <T>(step: () => Promise<T>) => Promise<T>;

/* Retries the steps of one load, while there is time. */
function createRetry(ports: LoaderPorts): Retry {
  const begun = Date.now();
  return async (step) => {
    for (let attempt = 0; ; attempt++) {
      try {
        return await step();
      } catch (error) {
        if (attempt === RETRIES || Date.now() - begun > RETRY_WITHIN_MS) throw error;
        await ports.wait(FIRST_WAIT_MS * 2 ** attempt * (0.5 + ports.random()));
      }
    }
  };
}
