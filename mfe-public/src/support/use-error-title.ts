import { useEffect } from 'react';
import { strings } from './strings.ts';

/** Prefixes the document title while a form on the page has errors. */
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
