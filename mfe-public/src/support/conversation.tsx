import { LinkedText } from '@psp/features/written/ui/linked-text';
import type { TicketMessage } from '@psp/contracts/tickets';
import { formatDateTime } from '@psp/design-system/format';
import { media } from '@psp/design-system/theme';
import { styled } from 'styled-components';
import { ticket as strings } from './strings.ts';

const Log = styled.div`
  display: grid;
  gap: 16px;
`;

const Message = styled.article<{ $isOwn: boolean }>`
  max-width: 85%;
  padding: 14px 18px;
  border: 1px solid ${({ $isOwn }) => ($isOwn ? 'var(--line)' : 'var(--blue-100)')};
  border-radius: 8px;
  background: ${({ $isOwn }) => ($isOwn ? 'var(--surface)' : 'var(--blue-50)')};
  justify-self: ${({ $isOwn }) => ($isOwn ? 'end' : 'start')};
  header { display: flex; flex-wrap: wrap; gap: 0 12px; margin-bottom: 6px; font-size: 1rem; }
  time { color: var(--ink-muted); }
  p { max-width: 70ch; white-space: pre-line; overflow-wrap: anywhere; }
  ${media.narrow} { max-width: 100%; }
`;

/** What both sides wrote, oldest first; new messages are announced. */
export function Conversation({ messages: list }: { messages: readonly TicketMessage[] }) {
  return (
    <Log role="log" aria-label={strings.conversation}>
      {list.map(({ id, side, author, body, createdAt }) => (
        <Message key={id} $isOwn={side === 'requester'}>
          <header>
            <strong>{side === 'requester' ? `${author} (${strings.you})` : author}</strong>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </header>
          <p>
            <LinkedText text={body} />
          </p>
        </Message>
      ))}
    </Log>
  );
}
