import { useEffect } from 'react';

/** Calls `report` once per id when the page is visible; a prerendered page waits until it is shown. `report` must be stable. */
export function useReportedView(id: string, report: (id: string) => Promise<void>): void {
  useEffect(() => {
    const reportOnce = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', reportOnce);
      // A lost view is acceptable.
      report(id).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', reportOnce);
    reportOnce();
    return () => document.removeEventListener('visibilitychange', reportOnce);
  }, [id, report]);
}
