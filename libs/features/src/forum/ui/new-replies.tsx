import type { ForumPost, TopicView } from '@psp/contracts/forum';
import { ButtonLink } from '@psp/design-system/button';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { VisuallyHidden } from '@psp/design-system/page';
import { screenOnly } from '@psp/design-system/print-style';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ForumArea, topicHref } from './area.ts';
import { strings } from './strings.ts';

/** What was new when the reader came, which stays marked during the visit. */
export interface Visit {
  readUntil: string | null;
  unread: TopicView['unread'];
  /** When the newest reply was published that was there; '' where there was none. */
  newestAt: string;
  total: number;
}

/** The visit of the reader, as it began. */
export const useVisit = ({ readUntil, unread, newest, replies }: TopicView): Visit =>
  useState(() => ({ readUntil, unread, newestAt: newest?.at ?? '', total: replies.total }))[0];

const isAfter = (at: string, moment: string): boolean => moment === '' || Date.parse(at) > Date.parse(moment);

/** The first of these replies that is new since the last visit; undefined on a first visit. */
export const firstNew = (posts: readonly ForumPost[], { readUntil }: Visit): string | undefined =>
  readUntil === null
    ? undefined
    : posts.find(({ author, publishedAt }) => !author.isYou && isAfter(publishedAt, readUntil))?.id;

const Separator = styled.h3`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 8px 20px;
  color: var(--blue-700);
  font-size: 0.9375rem;
  font-weight: 600;
  &::before, &::after { content: ''; flex: 1; border-top: 2px solid var(--blue-600); }
`;

/** Line above the first reply that is new since the last visit. */
export const NewFromHere = () => <Separator {...screenOnly}>{strings.newSince}</Separator>;

interface NewRepliesProps {
  area: ForumArea;
  topic: TopicView;
  visit: Visit;
  /** The reply that the address names. */
  shown: string | undefined;
}

/** Way to the first unread reply, until it is followed. */
export function Continue({ area, topic, visit: { unread }, shown }: NewRepliesProps) {
  if (!unread || shown === unread.firstId) return null;
  return (
    <Notice tone="info">
      <Link href={topicHref(area, topic.id, unread.firstId)} isStrong>
        {strings.continueAt(unread.count)}
      </Link>
    </Notice>
  );
}

const Bar = styled.div`
  position: sticky;
  bottom: 12px;
  z-index: 1;
  width: fit-content;
  margin-inline: auto;
  border-radius: 8px;
  box-shadow: 0 2px 10px rgb(0 0 0 / 25%);
`;

/* Replies of others after a moment: those of this page, or by the total where the page is not the last. */
const cameAfter = ({ newest, replies }: TopicView, moment: string, before: number) => {
  const isNew = newest !== null && !newest.isYou && isAfter(newest.at, moment);
  const here = replies.items.filter(({ author, publishedAt }) => !author.isYou && isAfter(publishedAt, moment));
  const isLastPage = replies.page * replies.pageSize >= replies.total;
  const count = isLastPage ? here.length : Math.max(1, replies.total - before);
  return { words: isNew && count > 0 ? strings.newReplies(count) : '', firstId: here[0]?.id ?? newest?.id };
};

/**
 * Bar that says how many replies came while the topic is open, and leads to the first of them; it goes once they have been on screen.
 * Screen readers hear each number once, also of replies that come on screen at once.
 */
export function NewReplies({ area, topic, visit, seen }: Omit<NewRepliesProps, 'shown'> & { seen: string }) {
  const { newestAt, total } = visit;
  const announced = cameAfter(topic, newestAt, total);
  const unseen = cameAfter(topic, seen !== '' && isAfter(seen, newestAt) ? seen : newestAt, total);
  return (
    <>
      <VisuallyHidden as="p" role="status">
        {announced.words}
      </VisuallyHidden>
      {unseen.words ? (
        <Bar {...screenOnly}>
          <ButtonLink href={topicHref(area, topic.id, unseen.firstId)} icon={<ArrowDown aria-hidden />} size="small">
            {unseen.words}
          </ButtonLink>
        </Bar>
      ) : null}
    </>
  );
}
