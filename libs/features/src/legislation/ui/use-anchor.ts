import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** The anchor in the address; '' on the server, which does not know it, and until its page is hydrated. */
export function useAnchor(): string {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated ? anchorIn(hash) : '';
}

/* A mistyped address may have a percent sign that encodes nothing. */
const anchorIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
