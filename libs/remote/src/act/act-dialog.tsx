import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { TextAreaField } from '@psp/design-system/fields';
import { Stack } from '@psp/design-system/page';
import { type ReactNode, useId, useState } from 'react';
import { type Problem, Problems } from './problems.tsx';
import { strings } from './strings.ts';
import type { Act } from './use-act.ts';

const LONGEST_REASON = 2000;

interface Reason {
  /** Hint of the field: who will read the reason. */
  hint: string;
  label?: string;
}

export interface ActDialogProps {
  /** Called on confirm with the trimmed reason; '' when none is asked for. */
  act: Pick<Act<string>, 'run' | 'isPending' | 'error' | 'reset'>;
  title: string;
  confirmLabel: string;
  pendingLabel?: string;
  isOpen: boolean;
  /** For actions that cannot be undone: the confirm button is red. */
  isDanger?: boolean;
  onClose: () => void;
  /** Adds a mandatory reason field. */
  reason?: Reason;
  /** Errors of the fields; nothing is sent while there are any. */
  problems?: readonly Problem[];
  /** Id of the field that a refusal belongs to. */
  fieldId?: string;
  /** Explanation and fields. A function is given whether a submit was attempted, after which fields show their errors. */
  children?: ReactNode | ((isTried: boolean) => ReactNode);
}

/**
 * Confirmation dialog. Closes on success; on failure it stays open and shows the error. Typed text is kept when the dialog
 * is closed or the act is refused: the reason by the dialog, other fields by the caller.
 */
export function ActDialog(props: ActDialogProps) {
  const { act, title, isOpen, isDanger = false, children, reason } = props;
  const asked = useReason(reason !== undefined);
  const { fieldId = asked.fieldId, problems = asked.problems } = props;
  const [isTried, setTried] = useState(false);
  const close = () => {
    if (act.isPending) return;
    setTried(false);
    act.reset();
    props.onClose();
  };
  const done = () => {
    setTried(false);
    asked.setText('');
    props.onClose();
  };
  const confirm = () => {
    setTried(true);
    if (problems.length > 0) return act.reset();
    act.run(asked.text.trim(), { onDone: done });
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      closeLabel={strings.close}
      role={isDanger ? 'alertdialog' : 'dialog'}
      footer={<Buttons {...props} onClose={close} onConfirm={confirm} />}
    >
      <Stack gap={16}>
        <Problems errors={isTried ? problems : []} error={act.error} fieldId={fieldId} />
        {typeof children === 'function' ? children(isTried) : children}
        {reason ? <ReasonField {...reason} id={fieldId} asked={asked} isTried={isTried} /> : null}
      </Stack>
    </Dialog>
  );
}

function useReason(isAsked: boolean) {
  const id = useId();
  const [text, setText] = useState('');
  if (!isAsked) return { text: '', setText, fieldId: '', problems: [] };
  return { text, setText, fieldId: id, problems: text.trim() === '' ? [{ id, message: strings.reasonMissing }] : [] };
}

interface ReasonFieldProps extends Reason {
  id: string;
  asked: ReturnType<typeof useReason>;
  isTried: boolean;
}

function ReasonField({ hint, label = strings.reason, id, asked, isTried }: ReasonFieldProps) {
  return (
    <TextAreaField
      id={id}
      label={label}
      hint={hint}
      error={isTried ? asked.problems[0]?.message : undefined}
      rows={4}
      maxLength={LONGEST_REASON}
      value={asked.text}
      onChange={asked.setText}
    />
  );
}

function Buttons(props: ActDialogProps & { onConfirm: () => void }) {
  const { isPending } = props.act;
  return (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={props.onClose}>
        {strings.giveUp}
      </Button>
      <Button
        variant={props.isDanger ? 'danger' : 'primary'}
        isPending={isPending}
        pendingLabel={props.pendingLabel ?? strings.sending}
        onPress={props.onConfirm}
      >
        {props.confirmLabel}
      </Button>
    </>
  );
}
