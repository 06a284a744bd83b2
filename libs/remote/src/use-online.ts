import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

/** Calls `onChange` when the browser goes online or offline; returns the function that unsubscribes. */
export function onConnectionChange(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Returns false while the browser is offline. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );

/** Returns false while the browser is offline; calls `onReturn` when it is online again. */
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
