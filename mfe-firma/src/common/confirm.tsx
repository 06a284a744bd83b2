import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { Stack } from '@psp/design-system/page';
import { keepKeyboardOnPage } from '@psp/remote/focus';
import { type ReactNode, useRef, useState } from 'react';
import { ActionFailure } from './failure.tsx';
import { strings } from './strings.ts';

interface ConfirmProps {
  /** Words of the button that opens the question. */
  label: string;
  /** What it is about, read out after the label where several such buttons stand on a page. */
  about?: string;
  title: string;
  /** What will happen, in a sentence. */
  children: ReactNode;
  confirmLabel: string;
  pendingLabel?: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  /** For what cannot be undone: the last button is red. */
  isDanger?: boolean;
  size?: 'medium' | 'small';
  icon?: ReactNode;
  isPending: boolean;
  error: unknown;
  /** Forgets an earlier refusal when the question is opened again. */
  onOpen?: () => void;
  /** Does it; the dialog closes when it succeeded and shows the refusal when it did not. */
  onConfirm: () => Promise<unknown>;
}

/** A button that asks once more before it does something that others will see or that cannot be undone. */
export function Confirm(props: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    props.onOpen?.();
    setOpen(true);
  };
  return (
    <>
      <Button
        variant={props.variant}
        size={props.size}
        icon={props.icon}
        onPress={open}
        aria-label={props.about ? `${props.label}, ${props.about}` : undefined}
      >
        {props.label}
      </Button>
      <Question {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

function Question(props: ConfirmProps & { isOpen: boolean; onClose: () => void }) {
  const confirm = useConfirmOnce(props.onConfirm, props.onClose);
  const footer = (
    <>
      <Button variant="secondary" onPress={props.onClose}>
        {strings.giveUp}
      </Button>
      <Button
        variant={props.isDanger ? 'danger' : 'primary'}
        isPending={props.isPending}
        pendingLabel={props.pendingLabel ?? strings.sending}
        onPress={confirm}
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
      role="alertdialog"
      footer={footer}
    >
      <Stack gap={16}>
        <div>{props.children}</div>
        <ActionFailure error={props.error} />
      </Stack>
    </Dialog>
  );
}

/* A second press may come before the first one's answer, and even before the button looks pressed. */
function useConfirmOnce(onConfirm: () => Promise<unknown>, onDone: () => void): () => void {
  const isRunning = useRef(false);
  return () => {
    if (isRunning.current) return;
    isRunning.current = true;
    onConfirm()
      .then(
        () => {
          onDone();
          keepKeyboardOnPage();
        },
        () => undefined,
      )
      .finally(() => {
        isRunning.current = false;
      });
  };
}
