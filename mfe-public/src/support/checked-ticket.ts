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
import { useKept } from './use-kept.ts';

/* Nobody is faster than a program but who has everything filled in for them; they wait a moment, and are believed. */
const untilBelieved = (openedAt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, openedAt + FASTEST_FORM_MS + 100 - performance.now())));

const schema = () => import('./ticket-schema.ts').then(({ ticketForm }) => ticketForm);

/**
 * A form to the association; the text is kept until it was sent. `typed`: what was filled in before, since `openedAt`, a moment of
 * `performance.now()`.
 */
function useTicketForm(kind: TicketKind, typed: TicketValues, openedAt: number) {
  const [sent, setSent] = useState<{ email: string; number: string } | null>(null);
  const act = useAct<TicketValues, TicketTaken>({
    send: post(kind, openedAt),
    onDone: ({ number }, { name, email }) => {
      kept.clear();
      setSent({ email: email.trim(), number });
      form.form.reset({ ...EMPTY, name, email });
    },
  });
  const form = useFormOf<TicketValues>(act, { blank: typed, ids: ticketIds(kind), schema });
  const { subject, message } = form.values;
  const kept = useKept<TicketValues>(kind, subject || message ? form.values : undefined);
  useFilledIn(kept.saved, form.form);
  return { ...form, sent, startAgain: () => setSent(null) };
}

/* Posts what was filled in, under one key until it arrived, with how long that took since the form was opened. */
const post =
  (kind: TicketKind, openedAt: number) =>
  async (values: TicketValues): Promise<TicketTaken> => {
    await untilBelieved(openedAt);
    const filledInMs = Math.round(performance.now() - openedAt);
    return withIdempotencyKey(JSON.stringify([kind, values]), (key) =>
      tickets.call('POST /tickets', { body: { ...values, kind, filledInMs, key } }),
    );
  };

/* What was kept from before, and who is signed in, come after the first drawing, which is the server's too. */
function useFilledIn(saved: TicketValues | null, { getValues, reset, setValue }: UseFormReturn<TicketValues>): void {
  const account = useSession((state) => state.account);
  useEffect(() => {
    const { subject, message } = getValues();
    if (saved && !subject && !message) reset({ ...EMPTY, ...saved });
  }, [saved, getValues, reset]);
  useEffect(() => {
    if (!account) return;
    const { name, email } = getValues();
    setValue('name', name || account.displayName);
    setValue('email', email || account.email);
  }, [account, getValues, setValue]);
}

export interface CheckedTicketProps {
  kind: TicketKind;
  /** What was filled in before this code was there; asked for when it is drawn first, until when letters may come. */
  typed: () => TicketValues;
  openedAt: number;
  /** True to send at once, as was asked for meanwhile. */
  isAsked: boolean;
  /** Is told the form at each change of it. */
  onForm: (form: ReturnType<typeof useTicketForm>) => void;
}

/**
 * Checks, keeps and sends a ticket. It draws nothing, so that the fields stay the same when its code arrives, with the focus and the
 * caret in them.
 */
export const CheckedTicket = memo(({ kind, typed, openedAt, isAsked, onForm }: CheckedTicketProps) => {
  const [begun] = useState(typed);
  const form = useTicketForm(kind, begun, openedAt);
  const isUnsent = useRef(isAsked);
  useLayoutEffect(() => onForm(form));
  useLayoutEffect(() => {
    if (isUnsent.current) form.submit();
    isUnsent.current = false;
  });
  return null;
});
