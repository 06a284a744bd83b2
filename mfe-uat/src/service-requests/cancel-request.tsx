import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { ReasonDialog } from '../common/reason-dialog.tsx';
import { strings } from './strings.ts';
import { requests, useRequestMutation } from './queries.ts';

const { dialogs } = strings;

/**
 * Ends a request early, with a reason that every party receives. An open dialog stays with its text when the request may no
 * longer be cancelled.
 */
export function CancelRequest({ view }: { view: RequestView }) {
  const [isOpen, setOpen] = useState(false);
  const cancel = useRequestMutation(
    view.id,
    (reason: string) => requests.cancel(view.id, view.version, reason),
    () => {
      setOpen(false);
      showToast({ title: dialogs.cancelled, tone: 'success' });
    },
  );
  return (
    <>
      {view.actions.includes('cancel') ? (
        <Button variant="quiet" onPress={() => setOpen(true)}>
          {strings.actions.cancel}
        </Button>
      ) : null}
      <ReasonDialog
        title={dialogs.cancelTitle}
        hint={dialogs.cancelHint}
        confirmLabel={strings.actions.cancel}
        isOpen={isOpen}
        isDanger
        isPending={cancel.isPending}
        error={cancel.error}
        onConfirm={(reason) => cancel.mutate(reason)}
        onClose={() => setOpen(false)}
      >
        <p>{dialogs.cancelText}</p>
      </ReasonDialog>
    </>
  );
}
