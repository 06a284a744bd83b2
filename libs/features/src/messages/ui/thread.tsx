import { serverNow } from '@psp/auth/session/server-clock';
import type { ConversationView, MessageView } from '@psp/contracts/messages';
import { Button } from '@psp/design-system/button';
import { formatClock } from '@psp/design-system/format';
import { screenOnly } from '@psp/design-system/print-style';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Fragment, type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { LinkedText } from '../../written/ui/linked-text.tsx';
import { LogViewport, Quiet } from '../../written/ui/log.ts';
import type { MessagesArea } from './area.ts';
import { Bubble, Entry, Message } from './message.tsx';
import type { Outbox, Outgoing } from './outbox.ts';
import { ReportDialog } from './report-dialog.tsx';
import { strings } from './strings.ts';
import type { useOutbox } from './use-outbox.ts';
import { dayOf, isSameDay, seenWhen } from './when.ts';

const Log = styled.div`
  display: grid;
  gap: 12px;
  padding: 12px 20px;
  > button { justify-self: center; }
`;

/* Space under the newest message; when it is in view, all messages have been seen. */
const End = styled.div`
  flex: none;
  height: 12px;
  margin: -12px 0 auto;
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

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 0 8px;
  font-size: 0.9375rem;
`;

const FailureReason = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--brick-700);
  font-weight: 600;
`;

/* A message that is being sent, or has failed: with the reason, and buttons to retry or discard it. */
function OutgoingMessage({ message, box }: { message: Outgoing; box: Outbox }) {
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
          <FailureReason role="alert">
            <CircleAlert size={18} aria-hidden />
            {strings.failed(error)}
          </FailureReason>
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

interface ThreadProps {
  area: MessagesArea;
  conversation: ConversationView;
  out: ReturnType<typeof useOutbox>;
  /** Ref of the space under the newest message. */
  end: Ref<HTMLDivElement>;
  isLoadingEarlier: boolean;
  onEarlier: () => void;
}

/** Messages of a conversation by day, oldest first, followed by the outgoing ones. */
export function Thread({ area, conversation, out, end, isLoadingEarlier, onEarlier }: ThreadProps) {
  const { id, messages, other, hasEarlier } = conversation;
  // The position of the "new messages" divider does not change while the thread is open.
  const [readBefore] = useState(conversation.readNumber);
  const [firstId] = useState(messages[0]?.id);
  const earlier = Math.max(
    0,
    messages.findIndex((message) => message.id === firstId),
  );
  const [reported, setReported] = useState<MessageView | null>(null);
  const [isReporting, setReporting] = useState(false);
  const report = (message: MessageView) => {
    setReported(message);
    setReporting(true);
  };
  const viewport = useRef<HTMLDivElement>(null);
  const newest = out.outgoing.at(-1)?.key;
  // Scrolls to the user's own new message; in a column-reverse container the end is at scroll position 0.
  useEffect(() => {
    if (newest) viewport.current?.scrollTo({ top: 0 });
  }, [newest]);
  const mayReport = conversation.actions.includes('report');
  const now = serverNow();
  const seen = lastSeen(conversation);
  const entries = messages.map((message, at) => (
    <Fragment key={message.id}>
      <DayDivider message={message} previous={messages[at - 1]} messages={messages} readBefore={readBefore} now={now} />
      <Message
        message={message}
        other={other.name}
        hrefOf={(fileId) => area.api.href('GET /conversations/:id/attachments/:fileId', { id, fileId })}
        seenAt={message.id === seen?.id && conversation.seen ? seenWhen(conversation.seen.at, now) : null}
        onReport={mayReport && !message.isOwn ? () => report(message) : undefined}
      />
    </Fragment>
  ));
  return (
    <LogViewport ref={viewport} role="log" aria-label={strings.log(other.name)} tabIndex={0}>
      <End ref={end} />
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
        {/* Earlier messages and outgoing ones are not announced. */}
        <Quiet>{entries.slice(0, earlier)}</Quiet>
        {entries.slice(earlier)}
        <Quiet>
          {out.outgoing.map((message) => (
            <OutgoingMessage key={message.key} message={message} box={out.box} />
          ))}
        </Quiet>
      </Log>
      <ReportDialog
        {...{ area, conversation }}
        key={reported?.id}
        message={reported}
        isOpen={isReporting}
        onClose={() => setReporting(false)}
      />
    </LogViewport>
  );
}

/* Last own message that the other side has read. */
const lastSeen = ({ messages, seen }: ConversationView): MessageView | undefined =>
  messages.findLast(({ isOwn, isNote, number }) => isOwn && !isNote && number <= (seen?.number ?? 0));

interface DayDividerProps {
  message: MessageView;
  previous: MessageView | undefined;
  messages: readonly MessageView[];
  readBefore: number;
  now: Date;
}

/* Divider with the day of the following messages and the number of new ones. Not printed for a day with notes only. */
function DayDivider({ message, previous, messages, readBefore, now }: DayDividerProps) {
  const fresh = messages.filter(({ number, isOwn }) => !isOwn && number > readBefore);
  const isFirstNew = readBefore > 0 && fresh[0] === message;
  if (!isFirstNew && previous && isSameDay(previous.at, message.at)) return null;
  const day = dayOf(message.at, now);
  const hasOnlyNotes = messages.every(({ at, isNote }) => isNote || !isSameDay(at, message.at));
  return (
    <Divider $isNew={isFirstNew} {...(hasOnlyNotes ? screenOnly : {})}>
      {isFirstNew ? strings.newFrom(day, fresh.length) : day}
    </Divider>
  );
}
