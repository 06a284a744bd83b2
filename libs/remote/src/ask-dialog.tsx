import { Button } from '@psp/design-system/button';
import { Dialog } from '@psp/design-system/dialog';
import { ErrorSummary } from '@psp/design-system/error-summary';
import { Stack } from '@psp/design-system/page';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { errorMessage, isApiError } from './api-error.ts';
import { keepKeyboardOnPage } from './focus.ts';
import { fieldErrors } from './forms.ts';
import { strings } from './strings.ts';

export interface Problem {
  /** Id of the field; '' for a problem of the whole dialog. */
  id: string;
  message: string;
}

export interface AskDialogProps {
  title: string;
  confirmLabel: string;
  isOpen: boolean;
  isDanger?: boolean;
  onClose: () => void;
  /** Does it. The dialog closes when it succeeded and stays, with the refusal in words, when it did not. */
  act: () => Promise<unknown>;
  onDone?: () => void;
  /** What is wrong with the fields; nothing is sent while there is any. */
  problems?: readonly Problem[];
  /** The field to which a refusal of the server belongs. */
  fieldId?: string;
  /** Given whether an attempt was made, from when on fields show what is wrong with them. */
  children: ReactNode | ((isTried: boolean) => ReactNode);
}

/** Asks before something is done. What is typed belongs to the caller, so it outlives a refusal and a closed dialog. */
export function AskDialog(props: AskDialogProps) {
  const { title, isOpen, isDanger = false, problems = [], fieldId = '', children } = props;
  const [isTried, setTried] = useState(false);
  const { confirm, isPending, error, reset } = useAct(props);
  const close = () => {
    if (isPending) return;
    setTried(false);
    reset();
    props.onClose();
  };
  const submit = () => {
    setTried(true);
    if (problems.length > 0) return reset();
    confirm(() => setTried(false));
  };
  const refused = error ? refusedProblems(error, fieldId) : [];
  const footer = (
    <>
      <Button variant="secondary" isDisabled={isPending} onPress={close}>
        {strings.giveUp}
      </Button>
      <Button
        variant={isDanger ? 'danger' : 'primary'}
        isPending={isPending}
        pendingLabel={strings.sending}
        onPress={submit}
      >
        {props.confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={close}
      closeLabel={strings.close}
      role={isDanger ? 'alertdialog' : 'dialog'}
      footer={footer}
    >
      <Stack gap={16}>
        <ErrorSummary title={strings.problem} errors={isTried && problems.length > 0 ? problems : refused} />
        {typeof children === 'function' ? children(isTried) : children}
      </Stack>
    </Dialog>
  );
}

/* The second press of a double click comes before the button looks pressed. */
function useAct({ act, onClose, onDone }: AskDialogProps) {
  const isBusy = useRef(false);
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: () => act() });
  const confirm = (onSuccess: () => void) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(undefined, {
      onSuccess: () => {
        onSuccess();
        onClose();
        onDone?.();
        keepKeyboardOnPage();
      },
      onSettled: () => {
        isBusy.current = false;
      },
    });
  };
  return { confirm, isPending, error, reset };
}

/* What the server says of single fields is about the field that the dialog asks for. */
function refusedProblems(error: unknown, fieldId: string): Problem[] {
  const fields = Object.values(fieldErrors(error));
  return (fields.length > 0 ? fields : [refusalOf(error, { hasFields: fieldId !== '' })]).map((message) => ({
    id: fieldId,
    message,
  }));
}

/**
 * A refusal as it reads on a screen that has been brought up to date meanwhile; where there are fields it says that what was
 * filled in is still there.
 */
export function refusalOf(error: unknown, { hasFields }: { hasFields: boolean }): string {
  if (!isApiError(error) || error.code !== 'version.stale') return errorMessage(error);
  return hasFields ? strings.staleAgain : strings.stale;
}
