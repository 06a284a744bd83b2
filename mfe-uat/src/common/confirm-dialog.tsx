import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { Stack } from '@psp/design-system/page';
import { errorMessage } from '@psp/remote/api-error';
import type { ReactNode } from 'react';
import { strings } from './strings.ts';

interface ConfirmDialogProps {
  title: string;
  confirmLabel: string;
  isOpen: boolean;
  isDanger?: boolean;
  isPending: boolean;
  /** Why the last attempt was refused. */
  error: unknown;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something that cannot be taken back; stays open with the reason when the server refuses. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const footer = (
    <>
      <Button variant="secondary" isDisabled={props.isPending} onPress={props.onClose}>
        {strings.giveUp}
      </Button>
      <Button
        variant={props.isDanger ? 'danger' : 'primary'}
        isPending={props.isPending}
        pendingLabel={strings.sending}
        onPress={props.onConfirm}
      >
        {props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={props.title}
      isOpen={props.isOpen}
      onClose={props.onClose}
      closeLabel={strings.close}
      footer={footer}
    >
      <Stack gap={16}>
        {props.error ? (
          <ErrorSummary title={strings.problem} errors={[{ id: '', message: errorMessage(props.error) }]} />
        ) : null}
        {props.children}
      </Stack>
    </Dialog>
  );
}
