import type { ConversationView, MessageView } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { attachmentHref, type MessagesArea } from './area.ts';
import { Message } from './message.tsx';
import { OutgoingMessage } from './outgoing-message.tsx';
import { strings } from './strings.ts';
import type { useOutbox } from './use-outbox.ts';
import { dayOf, isSameDay, seenWhen } from './when.ts';

/* Drawn from its end: what comes stays in view, and nothing moves for whoever reads further up. */
const Viewport = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-height: 0;
  overflow-y: auto;
  &:focus-visible { outline-offset: -3px; }
  @media print { overflow: visible; }
`;

const Log = styled.div`
  display: grid;
  gap: 12px;
  margin-bottom: auto;
  padding: 12px 20px;
  > button { justify-self: center; }
`;

const Divider = styled.h3<{ $isNew: boolean }>`
  display: flex;
  align-items: center;
  gap: 16px;
  color: ${({ $isNew }) => ($isNew ? 'var(--blue-700)' : 'var(--ink-muted)')};
  font-size: 0.9375rem;
  font-weight: 600;
  &::before, &::after {
    content: '';
    flex: 1;
    border-top: ${({ $isNew }) => ($isNew ? '2px solid var(--blue-600)' : '1px solid var(--line)')};
  }
`;

interface ThreadProps {
  area: MessagesArea;
  conversation: ConversationView;
  out: ReturnType<typeof useOutbox>;
  isLoadingEarlier: boolean;
  onEarlier: () => void;
}

/** The messages of a conversation, oldest first, by day; then those that are on their way. */
export function Thread({ area, conversation, out, isLoadingEarlier, onEarlier }: ThreadProps) {
  const { id, messages, other, hasEarlier } = conversation;
  // Where the new ones begin is kept while the thread is open, though they are read by then.
  const [readBefore] = useState(conversation.readNumber);
  const now = new Date();
  const seen = lastSeen(conversation);
  return (
    <Viewport role="log" aria-label={strings.log(other.name)} tabIndex={0}>
      <Log>
        {hasEarlier ? (
          <Button
            variant="secondary"
            size="small"
            isPending={isLoadingEarlier}
            pendingLabel={strings.loadingEarlier}
            onPress={onEarlier}
          >
            {strings.earlier}
          </Button>
        ) : null}
        {messages.map((message, at) => (
          <Fragment key={message.id}>
            <Before
              message={message}
              previous={messages[at - 1]}
              messages={messages}
              readBefore={readBefore}
              now={now}
            />
            <Message
              message={message}
              other={other.name}
              hrefOf={(fileId) => attachmentHref(area, id, fileId)}
              seenAt={message.id === seen?.id && conversation.seen ? seenWhen(conversation.seen.at, now) : null}
            />
          </Fragment>
        ))}
        {out.outgoing.map((message) => (
          <OutgoingMessage key={message.key} message={message} box={out.box} />
        ))}
      </Log>
    </Viewport>
  );
}

/* The last of one's own side that the other has read. */
const lastSeen = ({ messages, seen }: ConversationView): MessageView | undefined =>
  messages.findLast(({ isOwn, isNote, number }) => isOwn && !isNote && number <= (seen?.number ?? 0));

interface BeforeProps {
  message: MessageView;
  previous: MessageView | undefined;
  messages: readonly MessageView[];
  readBefore: number;
  now: Date;
}

/* Names the day of the messages that follow, and how many of them are new. */
function Before({ message, previous, messages, readBefore, now }: BeforeProps) {
  const fresh = messages.filter(({ number, isOwn }) => !isOwn && number > readBefore);
  const isFirstNew = readBefore > 0 && fresh[0] === message;
  if (!isFirstNew && previous && isSameDay(previous.at, message.at)) return null;
  const day = dayOf(message.at, now);
  return <Divider $isNew={isFirstNew}>{isFirstNew ? strings.newFrom(day, fresh.length) : day}</Divider>;
}
