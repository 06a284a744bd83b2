import type { ReplyToTopic, TopicForm } from '@psp/contracts/forum';
import { FIRST_POSTS } from '@psp/contracts/forum-names';
import { sql } from 'kysely';
import { act, type Acted, actOnLocked, lock, type Versioned } from '../../act.ts';
import { type Actor, isAdmin } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { emit } from '../../listeners.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { countAttempt, isWithinLimit } from '../../operating/limits/limit.ts';
import { notifyAdmins } from '../../operating/notifications/notify.ts';
import type { GivenText } from '../../operating/rich-text/text.ts';
import { oneRow } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, send, type Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { notifyMentioned, notifyOfReply } from './notify-readers.ts';
import { ForumPost, postText } from './post.entity.ts';
import { isReadable, lockPost, lockTopic } from './readable.ts';
import { ForumTopic } from './topic.entity.ts';
import { isHeldBack } from './word-filter.ts';
import { keepMentions, readMentions } from './write-mentions.ts';

/** The posts of the actor. */
const ownPosts: Acted<ForumPost> = {
  entity: 'forum-post',
  type: ForumPost,
  where: (id, { accountId }) => ({ id, accountId }),
};

/**
 * Whether a post of the actor waits for the association: one of a person's first, and one with a word of the filter. What the
 * association writes never waits.
 */
const hasToWait = async ({ db, actor }: Write<Actor>, text: string): Promise<boolean> => {
  if (isAdmin(actor)) return false;
  const row = await oneRow(
    db,
    sql<{ waits: boolean }>`select (select count(*) from forum_post
        where account_id = ${actor.accountId} and status = 'published') < ${FIRST_POSTS}
      or ${isHeldBack(text)} as waits`,
  );
  return row?.waits ?? true;
};

/** What a person wrote, whose post the caller has checked. */
export interface WrittenPost {
  topicId: string;
  postId: string;
  /** True where the association reads it first. */
  isPending: boolean;
  /** Names that stay plain text, because these people may not read the topic. */
  unmentioned: string[];
}

const expectPace = async (write: Write<Actor>): Promise<void> => {
  if (!(await isWithinLimit(write, 'forum-post:account', write.actor.accountId))) throw new DomainError('forum.pace');
};

/** Keeps that the actor follows a topic, and has read it until now. */
const followOwn = (write: Write<Actor>, topicId: string): void => {
  const { actor, now } = write;
  send(
    write,
    sql`insert into forum_reader (topic_id, account_id, organisation_id, read_until, is_followed)
      values (${topicId}, ${actor.accountId}, ${actor.organisationId}, ${now}, true)
      on conflict (topic_id, account_id, organisation_id) do update set is_followed = true, read_until = excluded.read_until`,
  );
};

const recordCreated = (write: Write<Actor>, { id, status }: ForumPost): void =>
  record(write, { entity: 'forum-post', id }, { action: 'create', from: null, to: status });

const countReplies = (write: Write<Actor>, topicId: string): void => send(write, sql`select forum_count(${topicId})`);

/** Opens a topic. Throws `forum.category`, `forum.pace`, and what `postText` and `readMentions` throw. */
export const createTopic = async (
  write: Write<Actor>,
  { title, category, body }: Omit<TopicForm, 'body'> & { body: GivenText },
): Promise<WrittenPost> => {
  const { em, db, actor, now } = write;
  const given = postText(body);
  if (!(await isReadable(db, actor, category))) throw new DomainError('forum.category');
  await expectPace(write);
  const { text, people, unmentioned } = await readMentions(write, { category, topicId: null }, given);
  const isPending = await hasToWait(write, `${title} ${text.bodyText}`);
  const topic = ForumTopic.open(actor, { title, category }, isPending, now);
  const post = ForumPost.write(actor, { topicId: topic.id, title, quotedId: null, text }, isPending, now);
  em.persist(topic);
  // The post refers to the topic's row.
  await flush(write);
  em.persist(post);
  record(write, { entity: 'forum-topic', id: topic.id }, { action: 'create', from: null, to: topic.status });
  recordCreated(write, post);
  if (isPending) notifyAdmins(write, NOTIFICATIONS.waiting(post, topic, actor));
  await flush(write);
  followOwn(write, topic.id);
  await keepMentions(write, post.id, people);
  if (!isPending) await notifyOfReply(write, { topic, post, by: actor });
  return { topicId: topic.id, postId: post.id, isPending, unmentioned };
};

/** Replies to a topic. Throws `not_found`, `forum.locked`, `forum.pace`, and what `postText` and `readMentions` throw. */
export const replyToTopic = async (
  write: Write<Actor>,
  { id, body, quotedId }: Omit<ReplyToTopic, 'body'> & { id: string; body: GivenText },
): Promise<WrittenPost> => {
  const { em, actor, now } = write;
  const given = postText(body);
  const topic = await lockTopic(write, id);
  const change = topic.step('reply', actor, now);
  if (quotedId) await expectInTopic(write, id, quotedId);
  await expectPace(write);
  const place = { category: topic.category, topicId: id };
  const { text, people, unmentioned } = await readMentions(write, place, given);
  const isPending = await hasToWait(write, text.bodyText);
  const post = ForumPost.write(actor, { topicId: id, title: null, quotedId, text }, isPending, now);
  em.persist(post);
  record(write, { entity: 'forum-topic', id }, change, { details: { post: post.id } });
  recordCreated(write, post);
  if (isPending) notifyAdmins(write, NOTIFICATIONS.waiting(post, topic, actor));
  await flush(write);
  countReplies(write, id);
  followOwn(write, id);
  await keepMentions(write, post.id, people);
  if (!isPending) await notifyOfReply(write, { topic, post, by: actor });
  return { topicId: id, postId: post.id, isPending, unmentioned };
};

/* A post that is shown in the topic. */
const expectInTopic = async ({ db }: Write<Actor>, topicId: string, postId: string): Promise<void> => {
  found(
    await oneRow(
      db,
      sql`select from forum_post where id = ${postId} and topic_id = ${topicId} and status = 'published'`,
    ),
  );
};

/**
 * Changes the text of one's own post; the text before stays to be read. Only newly mentioned people are notified. Throws `not_found` and
 * what `postText` and `readMentions` throw.
 */
export const editPost = async (
  write: Write<Actor>,
  { id, version, body }: Versioned & { body: GivenText },
): Promise<WrittenPost> => {
  const { actor, now } = write;
  const given = postText(body);
  const post = await lock(write, ForumPost, ownPosts.where(id, actor));
  const topic = found(await findRow(write, ForumTopic, { id: post.topicId }, { lock: false }));
  const before = { body: post.body, edits: post.edits };
  const place = { category: topic.category, topicId: topic.id };
  const { text, people, unmentioned } = await readMentions(write, place, given, before.body);
  actOnLocked(write, { entity: 'forum-post', row: post, version }, () => post.edit(actor, text, now));
  send(
    write,
    sql`insert into forum_post_text (post_id, number, body, until_at)
      values (${id}, ${before.edits + 1}, ${before.body}, ${now})`,
  );
  await keepMentions(write, id, people);
  const isPending = post.status === 'pending';
  if (!isPending) await notifyMentioned(write, { topic, post, by: actor });
  return { topicId: topic.id, postId: id, isPending, unmentioned };
};

/** Deletes one's own post. Throws `not_found`, `forum.has_replies` and `forum.is_accepted`. */
export const deletePost = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const { topic, post } = await lockPost(write, ownPosts.where(id, actor));
  actOnLocked(write, { entity: 'forum-post', row: post, version }, () => post.discard(actor, now));
  if (topic.acceptedId === post.id) throw new DomainError('forum.is_accepted');
  if (post.isOpening && !post.writtenIn) {
    if (await hasReplies(write, topic.id)) throw new DomainError('forum.has_replies');
    const change = topic.follow(false);
    if (change) record(write, { entity: 'forum-topic', id: topic.id }, change);
  }
  await flush(write);
  countReplies(write, topic.id);
};

const hasReplies = async ({ db }: Write<Actor>, topicId: string): Promise<boolean> =>
  (await oneRow(
    db,
    sql`select from forum_post where topic_id = ${topicId} and not is_opening and status <> 'deleted' limit 1`,
  )) !== null;

/** Asks the association to restore a removed post, once. Throws `not_found`, `forum.contested_once` and `decision.contest_late`. */
export const contestRemoval = async (
  write: Write<Actor>,
  { reason, ...input }: Versioned & { reason: string },
): Promise<void> => {
  const { actor, now } = write;
  const post = await act(write, ownPosts, input, (row) => row.protest(actor, reason, now), { reason });
  await emit(write, 'content.contested', { id: post.id, text: reason });
  notifyAdmins(write, NOTIFICATIONS.contested(post, actor));
};

/** Flags a post of somebody else to the association. Throws `not_found`, `forum.flagged` and `rate.limited`. */
export const flagPost = async (
  write: Write<Actor>,
  { id, reason, text }: { id: string; reason: string; text: string },
): Promise<void> => {
  const { em, db, actor, now } = write;
  const post = found(await em.findOne(ForumPost, { id }));
  const topic = await lockTopic(write, post.topicId);
  record(write, { entity: 'forum-post', id }, post.flag(actor, now));
  await countAttempt(write, 'forum-flag:account', actor.accountId);
  const flagged =
    await db.run(sql`insert into forum_flag (created_at, post_id, account_id, organisation_id, reason, text)
    values (${now}, ${id}, ${actor.accountId}, ${actor.organisationId}, ${reason}, ${text})
    on conflict do nothing returning id`);
  if (flagged.length === 0) throw new DomainError('forum.flagged');
  notifyAdmins(write, NOTIFICATIONS.flagged(post, topic, actor));
};
