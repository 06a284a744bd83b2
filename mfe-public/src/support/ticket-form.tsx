import { useSession } from '@psp/auth/session';
import { TICKET_SENT, type TicketKind } from '@psp/contracts/ticket-basics';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { errorMessage, networkError } from '@psp/remote/api-error';
import { useScripts } from '@psp/remote/use-scripts';
import { type ComponentProps, type ComponentType, type ReactElement, useEffect, useRef, useState } from 'react';
import type { CheckedTicketProps } from './checked-ticket.ts';
import { strings } from './strings.ts';
import { TicketFields, type TicketFormProps } from './ticket-fields.tsx';
import { EMPTY, type TicketValues, ticketIds } from './ticket-values.ts';
import { useErrorTitle } from './use-error-title.ts';
import { useUnsentText } from './use-unsent-text.ts';

type Form = ComponentProps<typeof TicketFields>['form'];
type CheckedForm = Parameters<CheckedTicketProps['onForm']>[0];

/** Form to the association, replaced by a confirmation once sent. */
export function TicketForm({ kind, words }: TicketFormProps) {
  const isEnabled = useScripts();
  const { form, checked, checking, fetchCode } = useLazyForm(kind);
  useErrorTitle(Boolean(checked?.problems.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to the focus of its fields
    <div onFocus={fetchCode}>
      {checking}
      {checked?.sent ? (
        <Sent {...checked.sent} onAgain={checked.startAgain} />
      ) : (
        <TicketFields kind={kind} words={words} form={form} isEnabled={isEnabled} />
      )}
    </div>
  );
}

/*
 * Most visitors do not use the form, so the code that validates, stores and sends it is imported on first use, or at once when
 * there is something to fill in. Text typed in the meantime is passed on to it.
 */
function useLazyForm(kind: TicketKind) {
  const openedAt = useRef(0);
  const [typed, setTyped] = useState<TicketValues>(EMPTY);
  const [start, setStart] = useState<ReactElement | null>(null);
  const [checked, setChecked] = useState<CheckedForm | null>(null);
  const { isSubmitted, problem, submit, fetchCode } = useFormCode((Checked, submitsAtOnce) => {
    setStart((before) => {
      const props = { kind, openedAt: openedAt.current, submitsAtOnce, onForm: setChecked };
      return before ?? <Checked {...props} typed={() => latest.current} />;
    });
  });
  const latest = useRef(typed);
  const { saved } = useUnsentText<TicketValues>(kind, undefined);
  const hasValuesToFill = useSession((state) => state.account !== null) || saved !== null;
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (hasValuesToFill) fetchCode();
  }, [hasValuesToFill, fetchCode]);
  const ids = ticketIds(kind);
  const unchecked: Form = {
    field: (name) => ({
      ...{ id: ids[name], name, value: typed[name], error: undefined, isDisabled: false },
      onChange: (value) => {
        latest.current = { ...latest.current, [name]: value };
        setTyped(latest.current);
      },
    }),
    ...{ isPending: isSubmitted, problems: problem ? [{ id: '', message: problem }] : [], tries: 0, submit },
  };
  return { form: checked ?? unchecked, checked, checking: start, fetchCode };
}

type OnLoaded = (Checked: ComponentType<CheckedTicketProps>, submitsAtOnce: boolean) => void;

/* Imports the code on demand. A submit before it has arrived is repeated afterwards. */
function useFormCode(onLoaded: OnLoaded) {
  const [isSubmitted, setSubmitted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const loaded = useRef(onLoaded);
  const hasSubmitted = useRef(false);
  const [{ fetchCode, submit }] = useState(() => {
    const load = (): void => {
      import('./checked-ticket.ts').then(
        ({ CheckedTicket }) => loaded.current(CheckedTicket, hasSubmitted.current),
        () => {
          if (hasSubmitted.current) setProblem(errorMessage(networkError()));
          hasSubmitted.current = false;
          setSubmitted(false);
        },
      );
    };
    return {
      fetchCode: load,
      submit: (event?: { preventDefault: () => void }) => {
        event?.preventDefault();
        hasSubmitted.current = true;
        setSubmitted(true);
        load();
      },
    };
  });
  return { isSubmitted, problem, submit, fetchCode };
}

interface SentProps {
  email: string;
  /** Number of the ticket. */
  number: string;
  onAgain: () => void;
}

/** Replaces the form after sending and takes the focus. */
function Sent({ email, number, onAgain }: SentProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="success" role="status" title={TICKET_SENT}>
        <p>
          <strong>{strings.number(number)}</strong>
        </p>
        <p>{strings.sentTo(email)}</p>
        <div>
          <Button variant="secondary" onPress={onAgain}>
            {strings.another}
          </Button>
        </div>
      </Notice>
    </div>
  );
}
