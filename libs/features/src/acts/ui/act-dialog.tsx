import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { words } from '@psp/design-system/words';
import { type Problem, Problems } from '@psp/remote/act/problems';
import type { Act } from '@psp/remote/act/use-act';
import type { ReactNode } from 'react';
import { strings } from './strings.ts';

/** Act of a dialog, or a form that validates its fields before it acts. */
interface DialogAct extends Pick<Act<string>, 'isPending' | 'error' | 'reset'> {
  run: (input: string, then: { onDone: () => void }) => void;
  /** Errors of the form's fields and of a refusal; shown instead of `error`. */
  problems?: readonly Problem[];
  /** Number of attempts to send the form. */
  tries?: number;
}

export interface ActDialogProps {
  /** Run on confirm, with '' as input. */
  act: DialogAct;
  title: string;
  confirmLabel: string;
  pendingLabel?: string;
  isOpen: boolean;
  /** True for acts that cannot be undone: the confirm button is red. */
  isDanger?: boolean;
  /** Title of the error summary. */
  problemTitle?: string | undefined;
  /** True for a wider dialog with long text. */
  isWide?: boolean;
  onClose: () => void;
  /** Explanation and fields. */
  children?: ReactNode;
}

/**
 * Confirmation dialog. Closes on success; on failure it stays open and shows the error. Its form keeps the typed text when the dialog
 * is closed or the act is refused.
 */
export function ActDialog(props: ActDialogProps) {
  const { act, title, isOpen, isDanger = false, isWide = false, problemTitle, onClose, children } = props;
  const close = () => {
    if (act.isPending) return;
    act.reset();
    onClose();
  };
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      isWide={isWide}
      role={isDanger ? 'alertdialog' : 'dialog'}
      footer={<Buttons {...props} onClose={close} onConfirm={() => act.run('', { onDone: onClose })} />}
    >
      <Stack gap={16}>
        <Problems key={act.tries} title={problemTitle} errors={act.problems} error={act.problems ? null : act.error} />
        {children}
      </Stack>
    </Dialog>
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
        pendingLabel={props.pendingLabel ?? words.sending}
        onPress={props.onConfirm}
      >
        {props.confirmLabel}
      </Button>
    </>
  );
}
