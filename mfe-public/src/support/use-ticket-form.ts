import { useSession } from '@psp/auth/session';
import { FASTEST_FORM_MS, type TicketKind } from '@psp/contracts/ticket-basics';
import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useIntention } from '@psp/remote/use-intention';
import { useEffect, useRef, useState } from 'react';
import { api } from '../common/api.ts';
import { useKept } from './use-kept.ts';

export interface TicketValues {
  name: string;
  email: string;
  subject: string;
  message: string;
  isUrgent: boolean;
  /** Empty but where a program has filled it in. */
  website: string;
}
type Field = keyof TicketValues;
export const EMPTY: TicketValues = { name: '', email: '', subject: '', message: '', isUrgent: false, website: '' };

const SHOWN = ['name', 'email', 'subject', 'message'] as const;
export type Errors = Partial<Record<Field | '', string>>;
type Check = (values: TicketValues) => Errors;

/* What checks the form is large, so it comes when the form is first used; without it what is wrong is the server's answer. */
const fetchCheck = (): Promise<Check | null> =>
  import('./check-ticket.ts').then(
    ({ checkTicket }) => checkTicket,
    () => null,
  );

/* Nobody is faster than a program but who has everything filled in for them; they wait a moment, and are believed. */
const untilBelieved = (openedAt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, openedAt + FASTEST_FORM_MS + 100 - performance.now())));

/** State of a form to the association: checked on sending, then again at every change; the text is kept until it was sent. */
export function useTicketForm(kind: TicketKind) {
  const [values, setValues] = useState(EMPTY);
  const [check, setCheck] = useState<Check | null>(null);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const [isBusy, setBusy] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const busy = useRef(false);
  const openedAt = useOpenedAt();
  const { keyFor, settle } = useIntention();
  const hasText = Boolean(values.subject || values.message);
  const kept = useKept<TicketValues>(kind, hasText ? values : undefined);
  useFilledIn(kept.saved, setValues);

  const change = (patch: Partial<TicketValues>) => {
    void fetchCheck();
    setValues((current) => ({ ...current, ...patch }));
    setRefused({});
  };
  const errors: Errors = { ...refused, ...check?.(values) };
  const send = async () => {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      const checking = await fetchCheck();
      setCheck(() => checking);
      setTries((count) => count + 1);
      if (Object.keys(checking?.(values) ?? {}).length > 0) return;
      await untilBelieved(openedAt.current);
      const filledInMs = Math.round(performance.now() - openedAt.current);
      await api.post('/tickets', { ...values, kind, filledInMs, key: keyFor({ ...values, kind }) });
      settle();
      kept.clear();
      setCheck(null);
      setSentTo(values.email.trim());
      setValues({ ...EMPTY, name: values.name, email: values.email });
    } catch (error) {
      const fields = fieldErrors(error);
      const isNamed = SHOWN.some((field) => fields[field]);
      setRefused(isNamed ? fields : { '': errorMessage(error) });
      setTries((count) => count + 1);
    } finally {
      busy.current = false;
      setBusy(false);
    }
  };
  return { values, change, errors, tries, isBusy, send, sentTo, startAgain: () => setSentTo(null) };
}

function useOpenedAt() {
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  return openedAt;
}

/* What was kept from before, and who is signed in, come after the first drawing, which is the server's too. */
function useFilledIn(
  saved: TicketValues | null,
  setValues: (change: (values: TicketValues) => TicketValues) => void,
): void {
  const account = useSession((state) => state.account);
  useEffect(() => {
    if (saved) setValues((values) => (values.subject || values.message ? values : { ...EMPTY, ...saved }));
  }, [saved, setValues]);
  useEffect(() => {
    if (!account) return;
    setValues((values) => ({
      ...values,
      name: values.name || account.displayName,
      email: values.email || account.email,
    }));
  }, [account, setValues]);
}
