import type { ForumPost, TopicView } from '@psp/contracts/forum';
import { Button } from '@psp/design-system/button';
import { formatRelative } from '@psp/design-system/format';
import { RichText } from '@psp/design-system/rich-text';
import { media } from '@psp/design-system/theme';
import { serverNow } from '@psp/auth/session/server-clock';
import Clock from 'lucide-react/icons/clock';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ForumArea, topicHref } from './area.ts';
import { AuthorBlock } from './author.tsx';
import { EditedLine, Trace } from './edited-line.tsx';
import { ContestDialog } from './post-dialogs.tsx';
import { PostTools, type PostToolsProps } from './post-tools.tsx';
import { strings } from './strings.ts';

const Entry = styled.article<{ $isPending: boolean }>`
  display: grid;
  gap: 10px;
  padding: 16px 20px;
  min-width: 0;
  scroll-margin-top: 80px;
  ${({ $isPending }) => $isPending && 'border: 2px dashed var(--ochre-700); border-radius: 8px; background: var(--ochre-100);'}
  & + & { border-top: 1px solid var(--line); }
  &:target, &[data-shown='true'] { box-shadow: inset 4px 0 0 var(--blue-600); }
  ${media.narrow} { padding: 14px 16px; }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
  > a { flex: none; color: var(--ink-muted); font-size: 0.9375rem; }
`;

const Quote = styled.blockquote`
  margin: 0;
  padding: 4px 0 4px 14px;
  border-left: 3px solid var(--control);
  color: var(--ink-muted);
  font-size: 1rem;
  overflow-wrap: anywhere;
  strong { display: block; color: var(--ink); font-size: 0.9375rem; }
`;

const Line = styled.div`
  display: flex;
  gap: 10px;
  padding: 12px 20px;
  background: var(--sunken);
  color: var(--ink-muted);
  font-size: 1rem;
  & + article, article + & { border-top: 1px solid var(--line); }
  svg { flex: none; margin-top: 4px; }
`;

interface PostCardProps extends PostToolsProps {
  /** True for the reply that the address names. */
  isShown?: boolean;
}

/** A post: author, text, and what may be done with it. A removed one is one line with its reason. */
export function PostCard(props: PostCardProps) {
  const { area, topic, post, isShown = false } = props;
  const { author, status, publishedAt, quoted, body, edited } = post;
  const when = formatRelative(publishedAt, serverNow());
  if (post.removal && !author.isYou) return <Removed post={post} />;
  return (
    <Entry id={`mesaj-${post.id}`} $isPending={status === 'pending'} data-shown={isShown} tabIndex={-1}>
      {status === 'pending' ? <Pending /> : null}
      {post.removal ? <OwnRemoval area={area} post={post} removal={post.removal} /> : null}
      <Head>
        <AuthorBlock author={author} isAsker={isAsker(topic, post)} />
        <a href={topicHref(area, topic.id, post.id)}>
          <time dateTime={publishedAt}>{when}</time>
        </a>
      </Head>
      {quoted ? (
        <Quote>
          <strong>{strings.quotedFrom(quoted.author)}</strong>
          {quoted.text}
        </Quote>
      ) : null}
      <RichText html={body} />
      {edited ? <EditedLine area={area} post={post} edited={edited} canCompare={!post.removal} /> : null}
      {post.removal ? null : <PostTools {...props} />}
    </Entry>
  );
}

/** True for a post of the person who asked, below the question. */
const isAsker = ({ question }: TopicView, { id, author }: ForumPost): boolean =>
  id !== question.id &&
  author.name !== null &&
  author.name === question.author.name &&
  author.organisation.id === question.author.organisation.id;

function Pending() {
  return (
    <Trace>
      <Clock size={18} aria-hidden />
      <span>
        <strong>{strings.pendingTitle}</strong> {strings.pendingText}
      </span>
    </Trace>
  );
}

function Removed({ post: { id, removal } }: { post: ForumPost }) {
  if (!removal) return null;
  return (
    <Line id={`mesaj-${id}`} role="note">
      <EyeOff size={18} aria-hidden />
      <span>
        {`${strings.removed(formatRelative(removal.at, serverNow()))} `}
        <strong>{strings.removalReason(removal.reason)}</strong>
      </span>
    </Line>
  );
}

interface OwnRemovalProps {
  area: ForumArea;
  post: ForumPost;
  removal: NonNullable<ForumPost['removal']>;
}

function OwnRemoval({ area, post, removal }: OwnRemovalProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      <EyeOff size={18} aria-hidden />
      <div>
        <p>
          <strong>{strings.removedOwn}</strong> {strings.removalReason(removal.reason)}
        </p>
        {removal.isContested ? <p>{strings.isContested}</p> : null}
        {post.actions.includes('contest') ? (
          <Button variant="secondary" size="small" onPress={() => setOpen(true)}>
            {strings.contest}
          </Button>
        ) : null}
        <ContestDialog area={area} post={post} isOpen={isOpen} onClose={() => setOpen(false)} />
      </div>
    </Line>
  );
}
