import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { strings } from './strings.ts';

/** Asks before a page with something unsaved is left, for another page of the portal or for good. */
export function UnsavedGuard({ isDirty }: { isDirty: boolean }) {
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
      <Button variant="danger" onPress={() => leaving.proceed?.()}>
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
