import type { TopicView } from '@psp/contracts/forum';
import { Badge } from '@psp/design-system/badge';
import { Button } from '@psp/design-system/button';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { PageHeader, Row, Stack } from '@psp/design-system/page';
import Bell from 'lucide-react/icons/bell';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { FactsCard } from '../../facts/ui/facts-card.tsx';
import { type ForumArea, topicHref } from './area.ts';
import { useForumAct } from './queries.ts';
import { strings } from './strings.ts';

/** Title, state and actions of a topic. */
export function TopicHeader({ area, topic }: { area: ForumArea; topic: TopicView }) {
  const { category, title, accepted, replies, followers, status } = topic;
  return (
    <PageHeader
      title={title}
      breadcrumb={[
        { label: area.title, href: area.path },
        { label: category.name, href: `${area.path}?category=${category.slug}` },
        { label: title },
      ]}
      badge={
        accepted ? (
          <Badge tone="success">{strings.solved}</Badge>
        ) : status === 'locked' ? (
          <Badge tone="closed" icon={<Lock aria-hidden />}>
            {strings.locked}
          </Badge>
        ) : null
      }
      meta={[strings.replies(replies.total), strings.followers(followers)]}
      actions={
        <Row>
          {topic.status === 'open' || topic.status === 'locked' ? <FollowButton area={area} topic={topic} /> : null}
          {area.tools?.({ ...topic, category: category.slug })}
        </Row>
      }
    />
  );
}

function FollowButton({ area, topic: { id, isFollowed } }: { area: ForumArea; topic: TopicView }) {
  const act = useForumAct<boolean>(area, {
    send: (given) => area.api.call('POST /forum/topics/:id/follow', { id, body: { isFollowed: given } }),
  });
  return (
    <Button
      variant="secondary"
      aria-pressed={isFollowed}
      isPending={act.isPending}
      icon={isFollowed ? <Check aria-hidden /> : <Bell aria-hidden />}
      onPress={() => act.run(!isFollowed)}
    >
      {isFollowed ? strings.unfollow : strings.follow}
    </Button>
  );
}

interface NoticesProps {
  topic: TopicView;
  readsOnly: boolean;
  isGone: boolean;
}

/** Moves of a topic, and why nobody may reply. */
export function Notices({ topic, readsOnly, isGone }: NoticesProps) {
  const moves = topic.moves.map(({ kind, what, at }) => {
    const when = formatDate(at);
    return kind === 'move' ? strings.moved(what, when) : strings.merged(what, when);
  });
  return (
    <>
      {isGone ? (
        <Notice tone="warning" role="alert">
          <p>{strings.gone}</p>
        </Notice>
      ) : null}
      {moves.length > 0 ? (
        <Notice tone="info">
          {moves.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
      {topic.status === 'locked' ? (
        <Notice tone="info">
          <p>{strings.lockedNotice}</p>
        </Notice>
      ) : null}
      {readsOnly ? (
        <Notice tone="info">
          <p>{strings.readsOnly}</p>
        </Notice>
      ) : null}
    </>
  );
}

/** Facts of a topic and topics alike. */
export function Aside({ area, topic }: { area: ForumArea; topic: TopicView }) {
  const { question, accepted, people, organisations, category, isPublic, alike } = topic;
  const readers = strings.readersOf[category.readers];
  const facts = [
    { term: strings.asked, detail: formatDate(question.publishedAt) },
    ...(accepted ? [{ term: strings.solvedAt, detail: formatDate(accepted.at) }] : []),
    ...(people > 0 ? [{ term: strings.wrote, detail: strings.people(people, organisations) }] : []),
    { term: strings.readers, detail: isPublic ? `${readers} ${strings.publicly}` : readers },
  ];
  return (
    <Stack gap={16}>
      <FactsCard title={strings.brief} items={facts} />
      {alike.length > 0 ? (
        <Card aria-label={strings.alikeTopics}>
          <CardHeader title={strings.alikeTopics} />
          {alike.map((other) => (
            <CardBody key={other.id}>
              <Link href={topicHref(area, other.id)} isStrong>
                {other.title}
              </Link>
              <div>{other.isSolved ? strings.solved : strings.replies(other.replies)}</div>
            </CardBody>
          ))}
        </Card>
      ) : null}
    </Stack>
  );
}
