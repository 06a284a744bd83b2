import { useEffect } from 'react';
import { strings } from './strings.ts';

/** Says in the title of the page, whichever it is, that a form on it has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = strings.errorPrefix + document.title;
    return () => {
      if (document.title.startsWith(strings.errorPrefix)) {
        document.title = document.title.slice(strings.errorPrefix.length);
      }
    };
  }, [hasErrors]);
}
