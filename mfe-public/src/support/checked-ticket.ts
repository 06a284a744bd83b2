import type { TicketKind } from '@psp/contracts/ticket-basics';
import { memo, useLayoutEffect, useRef } from 'react';
import type { TicketValues } from './ticket-values.ts';
import { useTicketForm } from './use-ticket-form.ts';

export interface CheckedTicketProps {
  kind: TicketKind;
  /** What was filled in before this code was there. */
  typed: TicketValues;
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
  const form = useTicketForm(kind, typed, openedAt);
  const isUnsent = useRef(isAsked);
  useLayoutEffect(() => onForm(form));
  useLayoutEffect(() => {
    if (isUnsent.current) form.submit();
    isUnsent.current = false;
  });
  return null;
});
