import { useSyncExternalStore } from 'react';

const noChanges = () => () => undefined;

/**
 * True once scripts run. Until then, and where they never do, forms that need them stay switched off: a plain form would be
 * refused, and could put what was typed into the address.
 */
export const useScripts = (): boolean =>
  useSyncExternalStore(
    noChanges,
    () => true,
    () => false,
  );
