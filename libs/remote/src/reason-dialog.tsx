import { TextAreaField } from '@psp/design-system/fields';
import { type ReactNode, useId, useState } from 'react';
import { AskDialog, type AskDialogProps } from './ask-dialog.tsx';
import { strings } from './strings.ts';

const LONGEST_REASON = 2000;

interface ReasonDialogProps extends Omit<AskDialogProps, 'act' | 'children' | 'problems' | 'fieldId'> {
  /** Who will read the reason. */
  hint: string;
  label?: string;
  act: (reason: string) => Promise<unknown>;
  /** What will happen, in a sentence. */
  children?: ReactNode;
}

/** Asks for a mandatory reason. The text stays when the dialog is closed or the server refuses. */
export function ReasonDialog({ hint, label = strings.reason, act, children, onDone, ...rest }: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const isMissing = reason.trim() === '';
  const done = () => {
    setReason('');
    onDone?.();
  };
  return (
    <AskDialog
      {...rest}
      act={() => act(reason.trim())}
      onDone={done}
      fieldId={id}
      problems={isMissing ? [{ id, message: strings.reasonMissing }] : []}
    >
      {(isTried) => (
        <>
          {children}
          <TextAreaField
            id={id}
            label={label}
            hint={hint}
            error={isTried && isMissing ? strings.reasonMissing : undefined}
            rows={4}
            maxLength={LONGEST_REASON}
            value={reason}
            onChange={setReason}
          />
        </>
      )}
    </AskDialog>
  );
}
