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
import { useKept } from './use-kept.ts';

type Form = ComponentProps<typeof TicketFields>['form'];
type CheckedForm = Parameters<CheckedTicketProps['onForm']>[0];

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

/** Form to the association, replaced by a confirmation once sent. */
export function TicketForm({ kind, words }: TicketFormProps) {
  const isAlive = useScripts();
  const { form, checked, checking, fetchCode } = useLateForm(kind);
  useErrorTitle(Boolean(checked?.problems.length));
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to what its fields are told
    <div onFocus={fetchCode}>
      {checking}
      {checked?.sent ? (
        <Sent {...checked.sent} onAgain={checked.startAgain} />
      ) : (
        <TicketFields kind={kind} words={words} form={form} isAlive={isAlive} />
      )}
    </div>
  );
}

/*
 * Most visitors do not use the form, so the code that validates, stores and sends it is imported on first use, or at once when
 * there is something to fill in. Text typed in the meantime is passed on to it.
 */
function useLateForm(kind: TicketKind) {
  const openedAt = useRef(0);
  const [typed, setTyped] = useState<TicketValues>(EMPTY);
  const [start, setStart] = useState<ReactElement | null>(null);
  const [checked, setChecked] = useState<CheckedForm | null>(null);
  const { isAsked, problem, submit, fetchCode } = useCode((Checked, sends) => {
    setStart((before) => {
      const props = { kind, openedAt: openedAt.current, isAsked: sends, onForm: setChecked };
      return before ?? <Checked {...props} typed={() => latest.current} />;
    });
  });
  const latest = useRef(typed);
  const { saved } = useKept<TicketValues>(kind, undefined);
  const hasToFill = useSession((state) => state.account !== null) || saved !== null;
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (hasToFill) fetchCode();
  }, [hasToFill, fetchCode]);
  const ids = ticketIds(kind);
  const unchecked: Form = {
    field: (name) => ({
      ...{ id: ids[name], name, value: typed[name], error: undefined, isDisabled: false },
      onChange: (value) => {
        latest.current = { ...latest.current, [name]: value };
        setTyped(latest.current);
      },
    }),
    ...{ isPending: isAsked, problems: problem ? [{ id: '', message: problem }] : [], tries: 0, submit },
  };
  return { form: checked ?? unchecked, checked, checking: start, fetchCode };
}

type Arrived = (Checked: ComponentType<CheckedTicketProps>, sends: boolean) => void;

/* Imports the code on demand. A submit before it has arrived is repeated afterwards. */
function useCode(onArrived: Arrived) {
  const [isAsked, setAsked] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const arrived = useRef(onArrived);
  const sends = useRef(false);
  const [{ fetchCode, submit }] = useState(() => {
    const load = (): void => {
      import('./checked-ticket.ts').then(
        ({ CheckedTicket }) => arrived.current(CheckedTicket, sends.current),
        () => {
          if (sends.current) setProblem(errorMessage(networkError()));
          sends.current = false;
          setAsked(false);
        },
      );
    };
    return {
      fetchCode: load,
      submit: (event?: { preventDefault: () => void }) => {
        event?.preventDefault();
        sends.current = true;
        setAsked(true);
        load();
      },
    };
  });
  return { isAsked, problem, submit, fetchCode };
}
