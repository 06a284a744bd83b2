import { LinkedText } from '../../written/ui/linked-text.tsx';
import { Button } from '@psp/design-system/button';
import { formatClock } from '@psp/design-system/format';
import { screenOnly } from '@psp/design-system/print-style';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { styled } from 'styled-components';
import { Bubble, Entry } from './message.tsx';
import type { Outbox, Outgoing } from './outbox.ts';
import { strings } from './strings.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 8px;
  font-size: 0.9375rem;
`;

const Why = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--brick-700);
  font-weight: 600;
`;

/** A message that is on its way, or was not sent: why, and what can be done. */
export function OutgoingMessage({ message, box }: { message: Outgoing; box: Outbox }) {
  const { key, body, isNote, at, error } = message;
  return (
    <Entry $isRight $isWide={false} aria-busy={error === null} {...screenOnly}>
      <header>{error === null ? strings.sending : <time dateTime={at}>{formatClock(at)}</time>}</header>
      <Bubble $look={error === null ? (isNote ? 'note' : 'own') : 'failed'}>
        <p>
          <LinkedText text={body} />
        </p>
      </Bubble>
      {error === null ? null : (
        <Line>
          <Why role="alert">
            <CircleAlert size={18} aria-hidden />
            {strings.failed(error)}
          </Why>
          <Button variant="quiet" size="small" icon={<RefreshCw aria-hidden />} onPress={() => box.sendAgain(key)}>
            {strings.sendAgain}
          </Button>
          <Button variant="quiet" size="small" onPress={() => box.drop(key)}>
            {strings.drop}
          </Button>
        </Line>
      )}
    </Entry>
  );
}
