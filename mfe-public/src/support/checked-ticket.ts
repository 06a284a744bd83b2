import { useSession } from '@psp/auth/session';
import { FASTEST_FORM_MS, type TicketKind } from '@psp/contracts/ticket-basics';
import type { TicketTaken } from '@psp/contracts/tickets';
import { useFormOf } from '@psp/features/forms/ui/use-act-form';
import { withIdempotencyKey } from '@psp/remote/act/idempotency';
import { useAct } from '@psp/remote/act/use-act';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tickets } from './queries.ts';
import { EMPTY, type TicketValues, ticketIds } from './ticket-values.ts';
import { useUnsentText } from './use-unsent-text.ts';

const schema = () => import('./ticket-schema.ts').then(({ ticketForm }) => ticketForm);

/* Of a subject in the address. */
const SUBJECT_MAX = 200;

/* The service takes fast submissions for programs; a user with a prefilled form is delayed until the minimum has passed. */
const waitForMinimumTime = (openedAt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, openedAt + FASTEST_FORM_MS + 100 - performance.now())));

/**
 * State of a ticket form; its text is stored until sent. `typed`: values entered before this code was loaded; `openedAt`: time of
 * opening, as `performance.now()`.
 */
function useTicketForm(kind: TicketKind, typed: TicketValues, openedAt: number) {
  const [sent, setSent] = useState<{ email: string; number: string } | null>(null);
  const act = useAct<TicketValues, TicketTaken>({
    send: post(kind, openedAt),
    onDone: ({ number }, { name, email }) => {
      unsent.clear();
      setSent({ email: email.trim(), number });
      form.form.reset({ ...EMPTY, name, email });
    },
  });
  const form = useFormOf<TicketValues>(act, { blank: typed, ids: ticketIds(kind), schema });
  const { subject, message } = form.values;
  const unsent = useUnsentText<TicketValues>(kind, subject || message ? form.values : undefined);
  usePrefill(unsent.saved, form.form);
  return { ...form, sent, startAgain: () => setSent(null) };
}

/* Posts the values with the time since opening, under one idempotency key until it succeeds. */
const post =
  (kind: TicketKind, openedAt: number) =>
  async (values: TicketValues): Promise<TicketTaken> => {
    await waitForMinimumTime(openedAt);
    const filledInMs = Math.round(performance.now() - openedAt);
    return withIdempotencyKey(JSON.stringify([kind, values]), (key) =>
      tickets.call('POST /tickets', { body: { ...values, kind, filledInMs, key } }),
    );
  };

/* Fills in the stored text, else the subject in the address, and the user's name after the first render, which must match the server's. */
function usePrefill(saved: TicketValues | null, { getValues, reset, setValue }: UseFormReturn<TicketValues>): void {
  const account = useSession((state) => state.account);
  useEffect(() => {
    const { subject, message } = getValues();
    if (saved && !subject && !message) reset({ ...EMPTY, ...saved });
  }, [saved, getValues, reset]);
  useEffect(() => {
    const subject = new URLSearchParams(window.location.search).get('subiect');
    if (subject && !getValues().subject) setValue('subject', subject.slice(0, SUBJECT_MAX));
  }, [getValues, setValue]);
  useEffect(() => {
    if (!account) return;
    const { name, email } = getValues();
    setValue('name', name || account.displayName);
    setValue('email', email || account.email);
  }, [account, getValues, setValue]);
}

export interface CheckedTicketProps {
  kind: TicketKind;
  /** Returns the values entered before this code was loaded; called at the first render, until which typing may continue. */
  typed: () => TicketValues;
  openedAt: number;
  /** True to submit at once, because the user already did. */
  submitsAtOnce: boolean;
  /** Called with the form on every render. */
  onForm: (form: ReturnType<typeof useTicketForm>) => void;
}

/** Validates, stores and sends a ticket. Renders nothing, so that the fields keep focus and caret when its code arrives. */
export const CheckedTicket = memo(({ kind, typed, openedAt, submitsAtOnce, onForm }: CheckedTicketProps) => {
  const [initial] = useState(typed);
  const form = useTicketForm(kind, initial, openedAt);
  const mustSubmit = useRef(submitsAtOnce);
  useLayoutEffect(() => onForm(form));
  useLayoutEffect(() => {
    if (mustSubmit.current) form.submit();
    mustSubmit.current = false;
  });
  return null;
});
