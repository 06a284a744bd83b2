import type { AuditTrail } from '@psp/contracts/dashboards';
import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { showToast } from '@psp/design-system/toast';
import { errorMessage, isApiError } from '@psp/remote/api-error';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { useState } from 'react';
import { strings } from './strings.ts';
import { useCancelRequest } from './queries.ts';

const REASON_ID = 'motivul-anularii';

interface CancelDialogProps {
  request: AuditTrail['request'];
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for the reason before a request is cancelled; stays open, with the text kept, when the server refuses. */
export function CancelDialog({ request, isOpen, onClose }: CancelDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const cancel = useCancelRequest(request);
  const missing = isTried && reason.trim() === '' ? strings.reasonMissing : undefined;
  const submit = () => {
    setTried(true);
    if (reason.trim() === '') return;
    cancel.mutate(reason.trim(), {
      onSuccess: () => {
        showToast({ title: strings.cancelled, message: request.number, tone: 'success' });
        onClose();
        keepKeyboardOnPage();
      },
    });
  };
  const footer = (
    <>
      <Button variant="secondary" isDisabled={cancel.isPending} onPress={onClose}>
        {strings.giveUp}
      </Button>
      <Button variant="danger" isPending={cancel.isPending} pendingLabel={strings.sending} onPress={submit}>
        {strings.confirmCancel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={strings.cancelTitle(request.number)}
      isOpen={isOpen}
      onClose={onClose}
      closeLabel={strings.close}
      footer={footer}
      role="alertdialog"
    >
      <Stack gap={16}>
        <Problem missing={missing} error={cancel.error} />
        <p>{strings.cancelText}</p>
        <TextAreaField
          id={REASON_ID}
          label={strings.reason}
          hint={strings.reasonHint}
          error={missing}
          rows={4}
          maxLength={2000}
          value={reason}
          onChange={setReason}
        />
      </Stack>
    </Dialog>
  );
}

function Problem({ missing, error }: { missing: string | undefined; error: unknown }) {
  const message = missing ?? (error ? refusal(error) : null);
  if (message === null) return null;
  return <ErrorSummary title={strings.problem} errors={[{ id: REASON_ID, message }]} />;
}

const refusal = (error: unknown): string =>
  isApiError(error) && error.code === 'version.stale' ? strings.staleAgain : errorMessage(error);
