import { useSyncExternalStore } from 'react';

let isOpen = false;
const listeners = new Set<() => void>();

/** Says whether the tabs have an open stream. */
export function setLive(now: boolean): void {
  if (now === isOpen) return;
  isOpen = now;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** True while changes are told as they come, so that nothing has to be asked for again and again. */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
