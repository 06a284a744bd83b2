import { OwnText } from '@psp/design-system/own-text';
import { serverNow } from '@psp/auth/session/server-clock';
import type { TopicItem } from '@psp/contracts/forum';
import { Badge } from '@psp/design-system/badge';
import { formatNumber, formatRelative } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { media } from '@psp/design-system/theme';
import { visuallyHidden } from '@psp/design-system/visually-hidden';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Clock from 'lucide-react/icons/clock';
import Flame from 'lucide-react/icons/flame';
import Lock from 'lucide-react/icons/lock';
import MessageSquare from 'lucide-react/icons/message-square';
import Pin from 'lucide-react/icons/pin';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AuthorInLine, nameOf } from './author.tsx';
import { strings } from './strings.ts';

/* Columns of the list, shared with its head. */
export const topicColumns = 'grid-template-columns: 22px minmax(0, 1fr) 80px 156px; gap: 2px 14px;';

const Row = styled.li<{ $isNew: boolean }>`
  display: grid;
  ${topicColumns}
  align-items: center;
  padding: 8px 18px;
  background: ${({ $isNew }) => ($isNew ? 'var(--blue-50)' : 'transparent')};
  line-height: 1.3;
  & + & { border-top: 1px solid var(--line); }
  > svg { width: 20px; height: 20px; color: var(--ink-muted); }
  &[data-state='solved'] > svg { color: var(--fir-700); }
  &[data-state='unanswered'] > svg { color: var(--ochre-700); }
  ${media.narrow} { grid-template-columns: 24px minmax(0, 1fr); padding: 12px 14px; }
`;

const Under = styled.div`
  display: flex;
  align-items: center;
  gap: 2px 8px;
  color: var(--ink-muted);
  font-size: 0.875rem;
  b { color: var(--ink); font-weight: 600; }
  > * { flex: none; }
  > :last-child { flex: 0 1 auto; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.narrow} {
    flex-wrap: wrap;
    font-size: 0.9375rem;
    > :last-child { white-space: normal; }
  }
`;

const Replies = styled.div`
  text-align: right;
  font-variant-numeric: tabular-nums;
  strong { display: block; font-size: 1.0625rem; }
  small { color: var(--blue-700); font-size: 0.875rem; font-weight: 600; }
  ${media.narrow} {
    display: flex;
    gap: 8px;
    grid-column: 2;
    align-items: baseline;
    text-align: left;
    strong { font-size: 0.9375rem; }
  }
`;

/* The head of the list names the column; a telephone has none. */
const ReplyWord = styled.span`
  ${visuallyHidden}
  ${media.narrow} { position: static; width: auto; height: auto; margin: 0; clip-path: none; font-weight: 400; }
`;

const Last = styled.div`
  min-width: 0;
  color: var(--ink-muted);
  font-size: 0.9375rem;
  > span { display: block; color: var(--ink); overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  ${media.narrow} { grid-column: 2; > span { display: inline; margin-right: 8px; white-space: normal; } }
`;

/** Icon of a topic's state, whose words stand in its badge or beside its replies. */
function StateIcon({ topic: { isSolved, replies, status } }: { topic: TopicItem }) {
  if (isSolved) return <CircleCheck aria-hidden />;
  if (status === 'locked') return <Lock aria-hidden />;
  return replies === 0 ? <CircleQuestionMark aria-hidden /> : <MessageSquare aria-hidden />;
}

const stateOf = ({ isSolved, replies }: TopicItem) => (isSolved ? 'solved' : replies === 0 ? 'unanswered' : 'open');

interface Mark {
  key: string;
  isShown: boolean;
  badge: ReactNode;
}

function Marks({ topic }: { topic: TopicItem }) {
  const { readers } = topic.category;
  const marks: Mark[] = [
    {
      key: 'pending',
      isShown: topic.status === 'pending',
      badge: (
        <Badge tone="review" icon={<Clock aria-hidden />}>
          {strings.pending}
        </Badge>
      ),
    },
    {
      key: 'pinned',
      isShown: topic.isPinned,
      badge: (
        <Badge tone="info" icon={<Pin aria-hidden />}>
          {strings.pinned}
        </Badge>
      ),
    },
    {
      key: 'hot',
      isShown: topic.isHot,
      badge: (
        <Badge tone="review" icon={<Flame aria-hidden />}>
          {strings.hot}
        </Badge>
      ),
    },
    { key: 'solved', isShown: topic.isSolved, badge: <Badge tone="success">{strings.solved}</Badge> },
    {
      key: 'unanswered',
      isShown: topic.replies === 0 && topic.status === 'open',
      badge: (
        <Badge tone="review" icon={<CircleQuestionMark aria-hidden />}>
          {strings.unanswered}
        </Badge>
      ),
    },
    {
      key: 'locked',
      isShown: topic.status === 'locked',
      badge: (
        <Badge tone="closed" icon={<Lock aria-hidden />}>
          {strings.locked}
        </Badge>
      ),
    },
    {
      key: 'readers',
      isShown: readers !== 'everyone',
      badge: (
        <Badge tone="neutral" icon={<Lock aria-hidden />}>
          {readers === 'uat' ? strings.onlyUat : strings.onlyFirma}
        </Badge>
      ),
    },
  ];
  return marks.filter(({ isShown }) => isShown).map(({ key, badge }) => <span key={key}>{badge}</span>);
}

interface TopicRowProps {
  topic: TopicItem;
  href: string;
  /** Address of the first unread reply; null where there is none. */
  unreadHref: string | null;
}

/** One topic of the list, in two lines. */
export function TopicRow({ topic, href, unreadHref }: TopicRowProps) {
  const { title, author, category, isFollowed, replies, unread, last } = topic;
  return (
    <Row $isNew={isFollowed && (unread ?? 0) > 0} data-state={stateOf(topic)}>
      <StateIcon topic={topic} />
      <div>
        <Link href={href} isStrong>
          {title}
        </Link>
        <Under>
          <Marks topic={topic} />
          <span>
            <AuthorInLine author={author} />
            <OwnText>{isFollowed ? ` · ${category.name} · ${strings.followedMark}` : ` · ${category.name}`}</OwnText>
          </span>
        </Under>
      </div>
      <Replies>
        <strong>
          {formatNumber(replies)}
          <ReplyWord> {strings.repliesWord(replies)}</ReplyWord>
        </strong>
        {unread && unreadHref ? (
          <small>
            <Link href={unreadHref} isStrong aria-label={`${strings.unread(unread)}: ${strings.toFirstUnread(title)}`}>
              {strings.unread(unread)}
            </Link>
          </small>
        ) : null}
      </Replies>
      <Last>
        <span>{replies === 0 ? strings.newQuestion : `${nameOf(last.author)}, ${last.author.organisation.name}`}</span>
        <time dateTime={last.at}>{formatRelative(last.at, serverNow())}</time>
      </Last>
    </Row>
  );
}
