import { TICKET_SENT } from '@psp/contracts/ticket-basics';
import { Button } from '@psp/design-system/button';
import { Notice } from '@psp/design-system/notice';
import { useEffect, useRef } from 'react';
import { strings } from './strings.ts';

interface SentProps {
  email: string;
  /** Of the message. */
  number: string;
  onAgain: () => void;
}

/** In place of the form once its message went out; takes the focus. */
export function Sent({ email, number, onAgain }: SentProps) {
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
