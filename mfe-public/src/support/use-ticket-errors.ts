import { errorMessage } from '@psp/remote/api-error';
import { fieldErrors } from '@psp/remote/forms';
import { useState } from 'react';
import type { Errors, TicketValues } from './ticket-values.ts';

const SHOWN = ['name', 'email', 'subject', 'message'] as const;
type Check = (values: TicketValues) => Errors;

/* What checks the form is large, so it comes when the form is first used; without it what is wrong is the server's answer. */
const fetchCheck = (): Promise<Check | null> =>
  import('./check-ticket.ts').then(
    ({ checkTicket }) => checkTicket,
    () => null,
  );

/** What is wrong with a form: what the check finds, from the first sending on, and what the server refused. */
export function useTicketErrors(values: TicketValues) {
  const [check, setCheck] = useState<Check | null>(null);
  const [tries, setTries] = useState(0);
  const [refused, setRefused] = useState<Errors>({});
  const errors: Errors = { ...refused, ...check?.(values) };
  return {
    errors,
    /** Counts the reviews and the refusals. */
    tries,
    /** On a change: what was refused may be right now, and the check will be needed. */
    changed: () => {
      void fetchCheck();
      setRefused({});
    },
    /** Resolves to whether the form may be sent. */
    review: async (): Promise<boolean> => {
      const checking = await fetchCheck();
      setCheck(() => checking);
      setTries((count) => count + 1);
      return Object.keys(checking?.(values) ?? {}).length === 0;
    },
    refuse: (error: unknown) => {
      const fields = fieldErrors(error);
      const isNamed = SHOWN.some((field) => fields[field]);
      setRefused(isNamed ? fields : { '': errorMessage(error) });
      setTries((count) => count + 1);
    },
    /** After a sending: the next text is checked when it is sent. */
    restart: () => setCheck(null),
  };
}
