import { useEffect } from 'react';
import { messages } from './messages.ts';

/** Says in the title of the page, whichever it is, that a form on it has errors. */
export function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    document.title = messages.errorPrefix + document.title;
    return () => {
      if (document.title.startsWith(messages.errorPrefix)) {
        document.title = document.title.slice(messages.errorPrefix.length);
      }
    };
  }, [hasErrors]);
}
