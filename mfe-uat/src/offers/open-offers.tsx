import type { RequestView } from '@psp/contracts/service-requests';
import { Button } from '@psp/design-system/button';
import { formatDateTime } from '@psp/design-system/format';
import { showToast } from '@psp/design-system/toast';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../common/confirm-dialog.tsx';
import { strings as texts } from '../service-requests/strings.ts';
import { requests, useRequestMutation } from '../service-requests/queries.ts';
import { strings } from './strings.ts';

const { dialogs } = texts;

/** Opens the offers after asking; before the deadline it says what that ends. Then shows them. */
export function OpenOffers({ view }: { view: RequestView }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const open = useRequestMutation(
    view.id,
    () => requests.openOffers(view.id, view.version),
    () => {
      setOpen(false);
      showToast({ title: dialogs.opened, tone: 'success' });
      void navigate(`/uat/service-requests/${view.id}?tab=offers`, { replace: true, preventScrollReset: true });
    },
  );
  const isEarly = view.submissionOpen && view.content.deadline !== null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{strings.open}</Button>
      <ConfirmDialog
        title={isEarly ? dialogs.earlyTitle : dialogs.lateTitle}
        confirmLabel={strings.open}
        isOpen={isOpen}
        isPending={open.isPending}
        error={open.error}
        onConfirm={() => open.mutate()}
        onClose={() => setOpen(false)}
      >
        <p>{isEarly ? dialogs.earlyText(formatDateTime(view.content.deadline ?? '')) : dialogs.lateText}</p>
      </ConfirmDialog>
    </>
  );
}
