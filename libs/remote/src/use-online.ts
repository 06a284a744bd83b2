import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** Calls `onChange` when the connection comes or goes; returns the function that ends it. */
export function onConnectionChange(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** False while the browser has no connection at all. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

/** False while the browser has no connection at all; calls `onReturn` when it is back. */
export function useReturn(onReturn: () => void): boolean {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const returned = useEffectEvent(onReturn);
  useEffect(() => {
    if (isOnline && !wasOnline.current) returned();
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}
