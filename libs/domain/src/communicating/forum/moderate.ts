import { sql } from 'kysely';
import { type Acted, actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { type Decided, decided } from '../../decided.ts';
import { emit } from '../../listeners.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import { flush, send, type Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { notifyAuthor, notifyMentioned, notifyOfReply, writerOf } from './notify-readers.ts';
import { ForumPost } from './post.entity.ts';
import { lockPost } from './readable.ts';
import type { ForumTopic } from './topic.entity.ts';

const posts: Pick<Acted<ForumPost>, 'entity'> = { entity: 'forum-post' };

/* Shows or hides the topic with its opening post, forgets an accepted reply that is gone, and counts the replies again. */
const followPost = async (write: Write<Actor>, topic: ForumTopic, post: ForumPost): Promise<void> => {
  const isShown = post.status === 'published';
  const change = post.isOpening && !post.writtenIn ? topic.follow(isShown) : null;
  if (change) record(write, { entity: 'forum-topic', id: topic.id }, change);
  if (!isShown && topic.acceptedId === post.id) topic.forgetAccepted();
  await flush(write);
  send(write, sql`select forum_count(${topic.id})`);
};

/* Flags that wait for what was decided about their post. */
const closeFlags = (write: Write<Actor>, postId: string, status: 'dismissed' | 'upheld'): void =>
  send(
    write,
    sql`update forum_flag set status = ${status}, version = version + 1 where post_id = ${postId} and status = 'open'`,
  );

/* Since when a post waits for a decision: while it is published, since its first open flag. */
const waitsSince = async ({ db }: Write<Actor>, { id, status, createdAt }: ForumPost): Promise<Date | null> => {
  if (status === 'pending') return createdAt;
  const first = sql<{ at: string | null }>`select json_build_array(min(created_at))->>0 as at
    from forum_flag where post_id = ${id} and status = 'open'`;
  const at = (await oneRow(db, first))?.at;
  return at ? new Date(at) : null;
};

const keepDecision = (
  write: Write<Actor>,
  { id, organisationId }: ForumPost,
  what: Omit<Decided, 'entity' | 'id' | 'organisationId'>,
): Promise<void> => decided(write, { entity: 'forum-post', id, organisationId, ...what });

/** Publishes a post that waited; its author, whom it mentions, and the topic's readers are notified. */
export const approvePost = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { topic, post } = await lockPost(write, { id });
  actOnLocked(write, { ...posts, row: post, version }, () => post.approve(write.actor, write.now));
  const { title } = topic;
  await keepDecision(write, post, { action: 'approve', outcome: 'approved', title, since: post.createdAt });
  await followPost(write, topic, post);
  await notifyAuthor(write, post, (kind) => NOTIFICATIONS.approved(kind, topic, post));
  await notifyOfReply(write, { topic, post, by: await writerOf(write, post) });
};

/** Takes a post away from readers, for a reason that its author reads; flags of it are upheld. */
export const removePost = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { topic, post } = await lockPost(write, { id });
  const since = await waitsSince(write, post);
  const remove = () => post.remove(write.actor, reason, write.now);
  actOnLocked(write, { ...posts, row: post, version }, remove, { reason });
  await keepDecision(write, post, { action: 'remove', outcome: 'removed', title: topic.title, since, reason });
  closeFlags(write, id, 'upheld');
  await followPost(write, topic, post);
  await notifyAuthor(write, post, (kind) => NOTIFICATIONS.removed(kind, topic, post, reason));
};

/** Keeps a flagged post; its flags are dismissed. */
export const keepPost = async (
  write: Write<Actor>,
  { id, version, reason }: Versioned & { reason: string },
): Promise<void> => {
  const { topic, post } = await lockPost(write, { id });
  const since = await waitsSince(write, post);
  actOnLocked(write, { ...posts, row: post, version }, () => post.keep(write.actor, write.now), { reason });
  await keepDecision(write, post, { action: 'keep', outcome: 'kept', title: topic.title, since, reason });
  closeFlags(write, id, 'dismissed');
};

const contested =
  (action: 'uphold' | 'restore') =>
  async (write: Write<Actor>, { id, version, reason }: Versioned & { reason: string }): Promise<void> => {
    const { topic, post } = await lockPost(write, { id });
    const decide = () => post.decide(action, write.actor, write.now);
    actOnLocked(write, { ...posts, row: post, version }, decide, { reason });
    await emit(write, 'content.answered', { id, action: action === 'restore' ? 'reverse' : 'uphold', reason });
    await followPost(write, topic, post);
    await notifyAuthor(write, post, (kind) =>
      action === 'uphold' ? NOTIFICATIONS.upheld(kind, topic, post, reason) : NOTIFICATIONS.restored(kind, topic, post),
    );
    // It may have been removed before anybody read it.
    if (action === 'restore') await notifyMentioned(write, { topic, post, by: await writerOf(write, post) });
  };

/** Keeps a contested post removed. Throws `forum.same_admin`. */
export const upholdRemoval = contested('uphold');
/** Publishes a contested post again. Throws `forum.same_admin`. */
export const restorePost = contested('restore');
