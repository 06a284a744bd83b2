import type { TicketKind } from '@psp/contracts/ticket-basics';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import type { TicketValues } from './ticket-values.ts';
import { useTicketForm } from './use-ticket-form.ts';

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
