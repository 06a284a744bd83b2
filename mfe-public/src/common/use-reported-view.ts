import { useEffect } from 'react';

/**
 * Reports once that the page of an id is before a reader's eyes; one prepared in the background waits until it is shown. `report`
 * stays the same.
 */
export function useReportedView(id: string, report: (id: string) => Promise<void>): void {
  useEffect(() => {
    const reportOnce = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', reportOnce);
      // Nobody misses a view that could not be counted.
      report(id).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', reportOnce);
    reportOnce();
    return () => document.removeEventListener('visibilitychange', reportOnce);
  }, [id, report]);
}
