import { type ReactNode, useEffect } from 'react';

interface VisitorsShownProps {
  /** Settles when the session is known or could not be fetched. */
  after: Promise<void>;
  children: ReactNode;
}

/**
 * Removes `data-signed-in`, which hides the controls for visitors of the server-rendered page from users who may be signed in.
 * It waits for the session and for hydration; before both, the page still shows the server's HTML.
 */
export function VisitorsShown({ after, children }: VisitorsShownProps) {
  useEffect(() => {
    void after.then(() => delete document.documentElement.dataset.signedIn);
  }, [after]);
  return children;
}
