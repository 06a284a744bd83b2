import { type ReactNode, useEffect } from 'react';

interface VisitorsShownProps {
  /** Settles when the session is known or could not be fetched. */
  after: Promise<void>;
  children: ReactNode;
}

/**
 * Shows the visitors' controls again, which the server drew hidden (`data-signed-in`) for somebody who may be signed in. It waits
 * for the session and for hydration: before both, the page still shows what the server drew.
 */
export function VisitorsShown({ after, children }: VisitorsShownProps) {
  useEffect(() => {
    void after.then(() => delete document.documentElement.dataset.signedIn);
  }, [after]);
  return children;
}
