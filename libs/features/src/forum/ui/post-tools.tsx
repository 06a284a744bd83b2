import type { ForumPost, TopicView } from '@psp/contracts/forum';
import { Button } from '@psp/design-system/button';
import { screenOnly } from '@psp/design-system/print-style';
import { showToast } from '@psp/design-system/toast';
import CircleCheck from 'lucide-react/icons/circle-check';
import Flag from 'lucide-react/icons/flag';
import LinkIcon from 'lucide-react/icons/link';
import Pencil from 'lucide-react/icons/pencil';
import Quote from 'lucide-react/icons/quote';
import ThumbsUp from 'lucide-react/icons/thumbs-up';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type ForumArea, topicHref } from './area.ts';
import { nameOf } from './author.tsx';
import { DeleteDialog, EditDialog, FlagDialog } from './post-dialogs.tsx';
import { useForumAct } from './queries.ts';
import { strings } from './strings.ts';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  margin-inline: -10px;
  > span { padding-inline: 10px; color: var(--ink-muted); font-size: 0.9375rem; }
  > :last-child:not(:first-child) { margin-left: auto; }
`;

export interface PostToolsProps {
  area: ForumArea;
  topic: TopicView;
  post: ForumPost;
  /** Quotes the post in a reply; undefined where nobody may reply. */
  onQuote: ((post: ForumPost) => void) | undefined;
}

type Asked = 'edit' | 'delete' | 'flag' | null;

/** What a reader may do with a post: thank, quote, accept, copy its link, and acts of its author. */
export function PostTools({ area, topic, post, onQuote }: PostToolsProps) {
  const [asked, ask] = useState<Asked>(null);
  const { actions } = post;
  const offers = (action: ForumPost['actions'][number]) => actions.includes(action);
  const close = () => ask(null);
  return (
    <Tools {...screenOnly}>
      <Thanks area={area} post={post} />
      {onQuote && post.status === 'published' ? (
        <Button variant="quiet" size="small" icon={<Quote aria-hidden />} onPress={() => onQuote(post)}>
          {strings.quote}
        </Button>
      ) : null}
      <AcceptButton area={area} topic={topic} post={post} />
      <CopyLink area={area} topicId={topic.id} postId={post.id} />
      {offers('edit') ? (
        <Button variant="quiet" size="small" icon={<Pencil aria-hidden />} onPress={() => ask('edit')}>
          {strings.edit}
        </Button>
      ) : null}
      {offers('delete') ? (
        <Button variant="quiet" size="small" icon={<Trash aria-hidden />} onPress={() => ask('delete')}>
          {strings.delete}
        </Button>
      ) : null}
      {offers('flag') ? (
        <Button variant="quiet" size="small" icon={<Flag aria-hidden />} onPress={() => ask('flag')}>
          {strings.flag}
        </Button>
      ) : null}
      {asked === 'edit' ? <EditDialog area={area} topicId={topic.id} post={post} isOpen onClose={close} /> : null}
      {asked === 'delete' ? <DeleteDialog area={area} post={post} isOpen onClose={close} /> : null}
      {asked === 'flag' ? <FlagDialog area={area} post={post} isOpen onClose={close} /> : null}
    </Tools>
  );
}

function Thanks({ area, post: { id, author, thanks, isThanked, status } }: { area: ForumArea; post: ForumPost }) {
  const act = useForumAct<boolean>(area, {
    send: (given) => area.api.call('POST /forum/posts/:id/thanks', { id, body: { isThanked: given } }),
  });
  if (status !== 'published') return null;
  if (author.isYou) return thanks > 0 ? <span>{strings.thanksOf(thanks)}</span> : null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<ThumbsUp aria-hidden />}
      aria-pressed={isThanked}
      isPending={act.isPending}
      onPress={() => act.run(!isThanked)}
    >
      {isThanked ? strings.thanked(thanks) : strings.thank(thanks)}
    </Button>
  );
}

function AcceptButton({ area, topic, post }: { area: ForumArea; topic: TopicView; post: ForumPost }) {
  const { id, version, accepted, actions } = topic;
  const isAccepted = accepted?.post.id === post.id;
  const act = useForumAct(area, {
    send: () =>
      isAccepted
        ? area.api.call('POST /forum/topics/:id/unaccept', { id, body: { version } })
        : area.api.call('POST /forum/topics/:id/accept', { id, body: { version, postId: post.id } }),
    done: isAccepted ? strings.unacceptDone : strings.acceptDone,
    about: `${nameOf(post.author)}, ${post.author.organisation.name}`,
    failed: strings.accept,
  });
  if (post.id === topic.question.id || post.status !== 'published') return null;
  if (!actions.includes(isAccepted ? 'unaccept' : 'accept')) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<CircleCheck aria-hidden />}
      isPending={act.isPending}
      onPress={() => act.run('')}
    >
      {isAccepted ? strings.unaccept : strings.accept}
    </Button>
  );
}

function CopyLink({ area, topicId, postId }: { area: ForumArea; topicId: string; postId: string }) {
  const copy = () => {
    const address = new URL(topicHref(area, topicId, postId), window.location.origin).href;
    void navigator.clipboard.writeText(address).then(
      () => showToast({ title: strings.copied, tone: 'success' }),
      () => showToast({ title: strings.copyFailed, message: address, tone: 'danger' }),
    );
  };
  return (
    <Button variant="quiet" size="small" icon={<LinkIcon aria-hidden />} onPress={copy}>
      {strings.copyLink}
    </Button>
  );
}
