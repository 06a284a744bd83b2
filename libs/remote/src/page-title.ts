import { useContext, useEffect } from 'react';
import { HeadContext } from './page-head.tsx';
import { forgetHead } from './show-head.ts';
import { strings } from './strings.ts';

/** Sets the document title: "Solicitări – Portal PSP", or "Eroare: Solicitări – Portal PSP" with errors in a form. */
export function usePageTitle(title: string, { hasErrors = false }: { hasErrors?: boolean } = {}): void {
  const collector = useContext(HeadContext);
  // Effects do not run on the server.
  collector?.tellTitle(title);
  useEffect(() => {
    forgetHead();
    document.title = `${hasErrors ? strings.errorPrefix : ''}${title} – ${strings.siteName}`;
  }, [title, hasErrors]);
}
