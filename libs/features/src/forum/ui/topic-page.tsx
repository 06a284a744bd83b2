import type { ForumPost, TopicView } from '@psp/contracts/forum';
import { Card } from '@psp/design-system/card';
import { formatDate } from '@psp/design-system/format';
import { Columns, Page, Stack } from '@psp/design-system/page';
import { isApiError } from '@psp/remote/api-error';
import { LoadedPage } from '@psp/remote/loaded';
import { Pages } from '@psp/remote/lists/pages';
import { usePageTitle } from '@psp/remote/screen';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Fragment, useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useIsReadOnly } from '../../members/ui/read-only.tsx';
import { type ForumArea, topicHref } from './area.ts';
import { Continue, firstNew, NewFromHere, NewReplies, useVisit } from './new-replies.tsx';
import { PostCard } from './post-card.tsx';
import { placeIn, topicQuery } from './queries.ts';
import { postElement, useReading } from './reading.ts';
import { ReplyForm } from './reply-form.tsx';
import { strings } from './strings.ts';
import { Aside, Notices, TopicHeader } from './topic-frame.tsx';

const Accepted = styled.section`
  border: 2px solid var(--fir-700);
  border-radius: 8px;
  background: var(--surface);
  overflow: hidden;
  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 10px;
    align-items: center;
    padding: 10px 20px;
    background: var(--fir-100);
    font-size: 1rem;
    strong { color: var(--fir-700); font-size: 1.0625rem; }
    svg { color: var(--fir-700); }
  }
`;

/** Page of a topic: question, accepted answer, replies page by page, and the form for a reply. */
export function TopicPage({ area }: { area: ForumArea }) {
  const { id = '' } = useParams();
  const place = placeIn(useSearchParams()[0]);
  const query = useQuery(topicQuery(area, id, place));
  return (
    <LoadedPage query={query}>
      {({ topic, movedTo }) =>
        topic ? (
          <Topic key={topic.id} area={area} topic={topic} shown={place.reply} isGone={isGone(query.error)} />
        ) : (
          <Navigate to={topicHref(area, movedTo ?? '', place.reply)} replace />
        )
      }
    </LoadedPage>
  );
}

const isGone = (error: unknown): boolean => isApiError(error) && error.status === 404;

interface TopicProps {
  area: ForumArea;
  topic: TopicView;
  /** The reply that the address names. */
  shown: string | undefined;
  /** True once the reader may read it no longer, such as after its category was closed. */
  isGone: boolean;
}

function Topic({ area, topic, shown, isGone }: TopicProps) {
  const [quoted, setQuoted] = useState<ForumPost | null>(null);
  const navigate = useNavigate();
  const readsOnly = useIsReadOnly('moderation');
  usePageTitle(topic.title);
  const visit = useVisit(topic);
  const seen = useReading(area, topic);
  useShown(shown);
  const canReply = topic.actions.includes('reply') && !readsOnly;
  const quote = (post: ForumPost) => {
    setQuoted(post);
    document.getElementById('raspuns')?.scrollIntoView({ block: 'center' });
  };
  const shared = { area, topic, onQuote: canReply ? quote : undefined };
  const sent = (postId: string) => {
    setQuoted(null);
    void navigate(topicHref(area, topic.id, postId), { replace: true, preventScrollReset: true });
  };
  const { accepted, replies } = topic;
  const others = replies.items.filter(({ id }) => id !== accepted?.post.id);
  const newId = firstNew(others, visit);
  return (
    <Page width="wide">
      <TopicHeader area={area} topic={topic} />
      <Notices topic={topic} readsOnly={readsOnly} isGone={isGone} />
      <Continue {...{ area, topic, visit, shown }} />
      <Columns>
        <Stack gap={16}>
          <Card aria-label={topic.title}>
            <PostCard {...shared} post={topic.question} />
          </Card>
          {accepted ? (
            <Accepted aria-label={strings.accepted}>
              <header>
                <CircleCheck size={20} aria-hidden />
                <strong>{strings.accepted}</strong>
                <span>
                  {strings.acceptedBy(
                    accepted.byAssociation ? strings.byAssociation : accepted.by,
                    formatDate(accepted.at),
                  )}
                </span>
              </header>
              <PostCard {...shared} post={accepted.post} isShown={shown === accepted.post.id} />
            </Accepted>
          ) : null}
          <h2>{accepted ? strings.otherReplies(replies.total - 1) : strings.allReplies(replies.total)}</h2>
          {others.length > 0 ? (
            <Card aria-label={strings.columns.replies}>
              {others.map((post) => (
                <Fragment key={post.id}>
                  {post.id === newId ? <NewFromHere /> : null}
                  <PostCard {...shared} post={post} isShown={shown === post.id} />
                </Fragment>
              ))}
            </Card>
          ) : null}
          {replies.total === 0 && canReply ? <p>{strings.noReplies}</p> : null}
          <Pages of={replies} hrefFor={(page) => `${topicHref(area, topic.id)}?page=${page}`} />
          <NewReplies {...{ area, topic, visit, seen }} />
          {canReply ? (
            <ReplyForm area={area} topic={topic} quoted={quoted} onDropQuote={() => setQuoted(null)} onSent={sent} />
          ) : null}
        </Stack>
        <Aside area={area} topic={topic} />
      </Columns>
    </Page>
  );
}

/* Keys of the history's entries whose reply was shown: the browser's Back leads to where one read instead. */
const shownAt = new Set<string>();

/* Scrolls to a post, to its beginning where it is long, and focuses it, as the frame does when it moves the focus afterwards. */
const showPost = (post: HTMLElement): void => {
  post.setAttribute('data-takes-focus', '');
  post.scrollIntoView({ block: post.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' });
  post.focus({ preventScroll: true });
};

/* Shows the reply that the address names, once. */
function useShown(reply: string | undefined): void {
  const done = useRef<string>(undefined);
  const { key } = useLocation();
  useEffect(() => {
    const post = reply && postElement(reply);
    if (!post) return;
    if (done.current !== reply && !shownAt.has(key)) showPost(post);
    done.current = reply;
    shownAt.add(key);
  });
}
