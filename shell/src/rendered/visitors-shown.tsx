import { type ReactNode, useEffect } from 'react';

interface VisitorsShownProps {
  /** Ends when the session is known, or cannot be. */
  after: Promise<void>;
  children: ReactNode;
}

/**
 * The server draws for a visitor, and hides the visitor's controls from who may be somebody (`data-signed-in`). They may be seen
 * again when the session is known and the portal has come alive, which takes a slow telephone longer than the answer takes:
 * until then the page still shows what the server drew.
 */
export function VisitorsShown({ after, children }: VisitorsShownProps) {
  useEffect(() => {
    void after.then(() => delete document.documentElement.dataset.signedIn);
  }, [after]);
  return children;
}
