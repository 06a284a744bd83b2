import { useSession } from '@psp/auth/session';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { strings } from './strings.ts';

interface UnsavedGuardProps {
  isDirty: boolean;
  /** Discards the unsaved text. */
  onLeave: () => Promise<void>;
}

/**
 * Asks before the user leaves a page with unsaved text, by navigating or by closing it. Does not ask after the session has ended: the
 * text is kept on the device until the user signs in again.
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
      role="alertdialog"
      footer={footer}
    >
      <p>{strings.unsavedText}</p>
    </Dialog>
  );
}
