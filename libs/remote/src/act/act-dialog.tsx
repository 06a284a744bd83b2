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
  /** Who will read it. */
  hint: string;
  label?: string;
}

export interface ActDialogProps {
  /** What is done on confirming, given the trimmed reason, or '' where none is asked for. */
  act: Pick<Act<string>, 'run' | 'isPending' | 'error' | 'reset'>;
  title: string;
  confirmLabel: string;
  pendingLabel?: string;
  isOpen: boolean;
  /** For what cannot be undone: the last button is red. */
  isDanger?: boolean;
  onClose: () => void;
  /** Asks for a mandatory reason. */
  reason?: Reason;
  /** What is wrong with the fields; nothing is sent while there is any. */
  problems?: readonly Problem[];
  /** The field to which a refusal of the server belongs. */
  fieldId?: string;
  /** What will happen, in a sentence, and fields; given whether an attempt was made, from when on fields show their errors. */
  children?: ReactNode | ((isTried: boolean) => ReactNode);
}

/**
 * Asks before something is done. It closes when that succeeded and stays, with the refusal in words, when it did not. What is
 * typed stays when it is closed or refused: the reason here, other fields with the caller.
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
