import { OwnText } from '@psp/design-system/own-text';
import { FLAG_REASON_LABELS, POST_STATUS, type PostAction } from '@psp/contracts/forum';
import type { ModeratedPost, WaitingKind } from '@psp/contracts/forum-moderation';
import { StatusBadge } from '@psp/design-system/badge';
import { Card, CardBody, CardHeader } from '@psp/design-system/card';
import { Prose, Under } from '@psp/design-system/cells';
import { formatDateTime } from '@psp/design-system/format';
import { Link } from '@psp/design-system/link';
import { Notice } from '@psp/design-system/notice';
import { Stack } from '@psp/design-system/page';
import { RichText } from '@psp/design-system/rich-text';
import { EditedLine } from '@psp/features/forum/ui/edited-line';
import { FactsCard } from '@psp/features/facts/ui/facts-card';
import { type Deciding, type DecisionContent, DecisionPage, QueueRecord } from '../queue/decision-page.tsx';
import type { Decision } from '../queue/decisions.tsx';
import { forum } from './area.tsx';
import { forumApi, postQueue, REFRESHED } from './queries.ts';
import { DECISIONS, STANDING, strings } from './strings.ts';

type Decided = keyof typeof DECISIONS;
/* The primary decision of each state is the last one. */
const ORDER: readonly Decided[] = ['uphold', 'restore', 'remove', 'keep', 'approve'];

/** Page of a post that waits: text, why it waits, and the decision. */
export function ForumPostPage() {
  return (
    <QueueRecord queue={postQueue}>
      {(record, place) => <DecisionPage place={place} {...postContent(record)} />}
    </QueueRecord>
  );
}

/** What is decided on a post. */
export const postContent = (record: ModeratedPost): DecisionContent<Decided> => ({
  title: record.topic.title,
  queueTitle: strings.title,
  nextLabel: strings.nextOne,
  badge: <StatusBadge status={POST_STATUS[record.post.status]} />,
  deciding: decidingOn(record),
  goesOn: true,
  notices: <Notices record={record} />,
  aside: <Facts record={record} />,
  history: record.history,
  isWaiting: kindOf(record) !== 'none',
  children: (
    <>
      <PostText post={record.post} />
      <Flags record={record} />
    </>
  ),
});

function PostText({ post }: Pick<ModeratedPost, 'post'>) {
  return (
    <Card aria-label={strings.text}>
      <CardHeader title={strings.text} />
      <CardBody>
        <RichText html={post.body} />
        {post.edited ? <EditedLine area={forum} post={post} edited={post.edited} canCompare /> : null}
      </CardBody>
    </Card>
  );
}

const kindOf = ({ post, flags }: ModeratedPost): WaitingKind | 'none' => {
  if (post.status === 'pending' || post.status === 'contested') return post.status;
  return post.status === 'published' && flags.some(({ status }) => status === 'open') ? 'flagged' : 'none';
};

const isDecided = (action: PostAction): action is Decided => Object.hasOwn(DECISIONS, action);

function decidingOn(record: ModeratedPost): Deciding<Decided> {
  const kind = kindOf(record);
  const offered = record.post.actions.filter(isDecided);
  return {
    standing: STANDING[kind],
    // Nobody has flagged it: there is nothing to keep.
    actions: kind === 'flagged' ? offered : offered.filter((action) => action !== 'keep'),
    decisions: ORDER.map((action) => decisionOn(record, action)),
  };
}

const ADDRESSES = {
  keep: 'POST /forum/posts/:id/keep',
  remove: 'POST /forum/posts/:id/remove',
  restore: 'POST /forum/posts/:id/restore',
  uphold: 'POST /forum/posts/:id/uphold',
} as const;

function decisionOn({ post: { id, version }, topic }: ModeratedPost, action: Decided): Decision<Decided> {
  const shared = { view: postQueue.viewQuery(id), refreshes: REFRESHED, about: topic.title };
  if (action === 'approve') {
    const { label, key, title, text, done } = DECISIONS.approve;
    const send = () => forumApi.call('POST /forum/posts/:id/approve', { id, body: { version } });
    return {
      action,
      label,
      key,
      variant: 'primary',
      isDirect: true,
      ask: { title, text },
      act: { ...shared, send, done },
    };
  }
  const { label, key, title, text, reason, done } = DECISIONS[action];
  return {
    action,
    label,
    key,
    ...(action === 'remove' ? { variant: 'danger', isDanger: true } : {}),
    ask: { title, text, reason },
    act: {
      ...shared,
      send: (given) => forumApi.call(ADDRESSES[action], { id, body: { version, reason: given } }),
      done,
    },
  };
}

function Notices({ record: { post, contest, removedBy } }: { record: ModeratedPost }) {
  if (!post.removal) return null;
  const canDecide = post.actions.includes('restore');
  return (
    <Stack gap={16}>
      <Notice tone="info" title={strings.removalReason}>
        <p>{post.removal.reason}</p>
        {removedBy ? <p>{strings.removedBy(removedBy)}</p> : null}
      </Notice>
      {contest ? (
        <Notice tone="warning" title={strings.contest}>
          <p>{contest.text}</p>
          {post.status === 'contested' && !canDecide ? <p>{strings.sameAdmin}</p> : null}
        </Notice>
      ) : null}
    </Stack>
  );
}

function Flags({ record: { flags } }: { record: ModeratedPost }) {
  if (flags.length === 0) return null;
  return (
    <Card aria-label={strings.flags}>
      <CardHeader title={strings.flags} />
      {flags.map(({ reason, text, by, at }) => (
        <CardBody key={`${by.id}-${at}`}>
          <strong>{FLAG_REASON_LABELS[reason]}</strong>
          {text ? <Prose>{text}</Prose> : null}
          <Under>{strings.by(by.name, formatDateTime(at))}</Under>
        </CardBody>
      ))}
    </Card>
  );
}

function Facts({ record: { topic, post, isOpening, published, words } }: { record: ModeratedPost }) {
  const { author } = post;
  const isHidden = isOpening && post.status !== 'published';
  const facts = [
    {
      term: strings.topic,
      // The page of a topic is there only with its opening post.
      detail: isHidden ? topic.title : <Link href={`/admin/forum/${topic.id}?reply=${post.id}`}>{topic.title}</Link>,
    },
    { term: strings.category, detail: topic.category.name },
    {
      term: strings.author,
      detail: (
        <>
          <OwnText>{`${author.name ?? strings.formerMember}, `}</OwnText>
          <Link href={`/admin/users/organizatii/${author.organisation.id}`}>{author.organisation.name}</Link>
        </>
      ),
    },
    { term: strings.published, detail: String(published) },
    ...(words.length > 0 ? [{ term: strings.words, detail: words.join(', ') }] : []),
  ];
  return <FactsCard title={strings.facts} items={facts} />;
}
