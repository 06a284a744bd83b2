import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Sets whether the stream of this browser's tabs is open. */
export function setLive(now: boolean): void {
  if (now === isOpen) return;
  isOpen = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True while the stream is open, so that polling is unnecessary. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
