import { TextAreaField } from '@psp/design-system/fields';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { strings } from './strings.ts';

const LONGEST_REASON = 2000;

interface ReasonDialogProps {
  title: string;
  confirmLabel: string;
  /** Who will read the reason. */
  hint: string;
  isOpen: boolean;
  isDanger?: boolean;
  isPending: boolean;
  error: unknown;
  onConfirm: (reason: string) => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for a mandatory reason; the text stays when the dialog is closed or the server refuses. */
export function ReasonDialog({ hint, onConfirm, children, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const isMissing = reason.trim() === '';
  const confirm = () => {
    setTried(true);
    if (!isMissing) onConfirm(reason.trim());
  };
  return (
    <ConfirmDialog {...rest} onConfirm={confirm}>
      {children}
      <TextAreaField
        label={strings.reason}
        hint={hint}
        error={isTried && isMissing ? strings.reasonMissing : undefined}
        value={reason}
        onChange={setReason}
        maxLength={LONGEST_REASON}
        isDisabled={rest.isPending}
      />
    </ConfirmDialog>
  );
}
