import { useSession } from '@psp/auth/session';
import { FASTEST_FORM_MS, type TicketKind } from '@psp/contracts/ticket-basics';
import { withIdempotencyKey } from '@psp/remote/act/idempotency';
import { useAct } from '@psp/remote/act/use-act';
import { useEffect, useRef, useState } from 'react';
import { api } from '../common/api.ts';
import { EMPTY, type TicketValues } from './ticket-values.ts';
import { useKept } from './use-kept.ts';
import { useTicketErrors } from './use-ticket-errors.ts';

/* Nobody is faster than a program but who has everything filled in for them; they wait a moment, and are believed. */
const untilBelieved = (openedAt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.max(0, openedAt + FASTEST_FORM_MS + 100 - performance.now())));

/** State of a form to the association: checked on sending, then again at every change; the text is kept until it was sent. */
export function useTicketForm(kind: TicketKind) {
  const [values, setValues] = useState(EMPTY);
  const { errors, tries, changed, review, refuse, restart } = useTicketErrors(values);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const hasText = Boolean(values.subject || values.message);
  const kept = useKept<TicketValues>(kind, hasText ? values : undefined);
  useFilledIn(kept.saved, setValues);

  const change = (patch: Partial<TicketValues>) => {
    setValues((current) => ({ ...current, ...patch }));
    changed();
  };
  const { run, isPending } = useAct<TicketValues>({
    send: usePost(kind),
    onDone: (_, { name, email }) => {
      kept.clear();
      restart();
      setSentTo(email.trim());
      setValues({ ...EMPTY, name, email });
    },
  });
  const send = async () => {
    if (await review()) run(values, { onRefused: refuse });
  };
  return { values, change, errors, tries, isPending, send, sentTo, startAgain: () => setSentTo(null) };
}

/* Posts what was filled in, under one key until it arrived, with how long that took since the form was opened. */
function usePost(kind: TicketKind) {
  const openedAt = useOpenedAt();
  return async (values: TicketValues): Promise<void> => {
    await untilBelieved(openedAt.current);
    const filledInMs = Math.round(performance.now() - openedAt.current);
    await withIdempotencyKey(JSON.stringify([kind, values]), (key) =>
      api.post('/tickets', { ...values, kind, filledInMs, key }),
    );
  };
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
