import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * Returns true after hydration. Forms stay disabled until then: a native submit would be refused and could put the input into the
 * address.
 */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
