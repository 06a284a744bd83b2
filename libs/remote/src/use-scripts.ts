import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * True after hydration. Until then forms stay disabled: a native submit would be refused and could put the input into the
 * address.
 */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
