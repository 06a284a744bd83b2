import type { RemoteModule } from '@psp/remote/contract';

/** Loading state of a remote. `reason` is for logs and is never shown. */
export type RemoteState =
  | { status: 'idle' | 'discovering' | 'checking' | 'loading' }
  | { status: 'ready'; remote: RemoteModule }
  | { status: 'crashed'; remote: RemoteModule; reason: string }
  | { status: 'incompatible' | 'unavailable'; reason: string };

/** The states of all remotes, by name; idle until loaded. */
export interface RemoteStates {
  state(name: string): RemoteState;
  /** Sets the state of a remote, calls the listeners and returns the state. */
  move(name: string, next: RemoteState): RemoteState;
  /** Calls the listener after every `move`. Returns a function that unsubscribes it. */
  subscribe(listener: () => void): () => void;
}

const IDLE: RemoteState = { status: 'idle' };

export function createRemoteStates(): RemoteStates {
  const states = new Map<string, RemoteState>();
  const listeners = new Set<() => void>();
  return {
    state: (name) => states.get(name) ?? IDLE,
    move: (name, next) => {
      states.set(name, next);
      for (const listener of listeners) listener();
      return next;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The module of a loaded remote, else null. */
export function remoteIn(state: RemoteState): RemoteModule | null {
  return 'remote' in state ? state.remote : null;
}
