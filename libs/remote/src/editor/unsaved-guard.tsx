import { useSession } from '@psp/auth/session';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { strings } from './strings.ts';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Gives up what is unsaved: the person leaves it on purpose. */
  onLeave: () => Promise<void>;
}

/**
 * Asks before a page with something unsaved is left, for another page of the portal or for good. Once the session has ended it does
 * not: the text waits on the device until the person has signed in again.
 */
export function UnsavedGuard({ isDirty: isUnsaved, onLeave }: UnsavedGuardProps) {
  const isDirty = useSession((session) => !session.ended) && isUnsaved;
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const footer = (
    <>
      <Button variant="secondary" onPress={() => leaving.reset?.()}>
        {strings.stay}
      </Button>
      <Button variant="danger" onPress={() => void onLeave().then(() => leaving.proceed?.())}>
        {strings.leave}
      </Button>
    </>
  );
  return (
    <Dialog
      title={strings.unsavedTitle}
      isOpen={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      closeLabel={strings.close}
      role="alertdialog"
      footer={footer}
    >
      <p>{strings.unsavedText}</p>
    </Dialog>
  );
}
