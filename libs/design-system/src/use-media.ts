import { useCallback, useSyncExternalStore } from 'react';

const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/** Whether a media query matches now; false on the server. */
export function useMedia(query: string): boolean {
  const follow = useCallback(
    (tell: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', tell);
      return () => list?.removeEventListener('change', tell);
    },
    [query],
  );
  return useSyncExternalStore(
    follow,
    () => matches(query),
    () => false,
  );
}
