import { useEffect } from 'react';
import { reportView } from './queries.ts';

/** Reports once that the article is before a reader's eyes; a page prepared in the background waits until it is shown. */
export function useReportedView(id: string): void {
  useEffect(() => {
    const report = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', report);
      // Nobody misses a view that could not be counted.
      reportView(id).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', report);
    report();
    return () => document.removeEventListener('visibilitychange', report);
  }, [id]);
}
