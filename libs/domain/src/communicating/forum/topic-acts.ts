import type { ReadMark } from '@psp/contracts/forum';
import { sql } from 'kysely';
import { actOnLocked, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import { flush, send, type Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { notifyAuthor } from './notify-readers.ts';
import { ForumPost } from './post.entity.ts';
import { expectReadable, isReadable, lockTopic } from './readable.ts';

/** Marks a published reply of the topic as its answer. Throws `not_found`. */
export const acceptReply = async (
  write: Write<Actor>,
  { id, version, postId }: Versioned & { postId: string },
): Promise<void> => {
  const { em, actor, now } = write;
  const topic = await lockTopic(write, id);
  const reply = found(await em.findOne(ForumPost, { id: postId, topicId: id, isOpening: false, status: 'published' }));
  const accept = () => topic.accept(reply.id, actor, now);
  actOnLocked(write, { entity: 'forum-topic', row: topic, version }, accept, { details: { post: reply.id } });
  await notifyAuthor(write, reply, (kind) => NOTIFICATIONS.accepted(kind, topic, reply));
};

/** Takes the acceptance of a reply back. */
export const unacceptReply = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const topic = await lockTopic(write, id);
  const unaccept = () => {
    const change = topic.step('unaccept', write.actor, write.now);
    topic.forgetAccepted();
    return change;
  };
  actOnLocked(write, { entity: 'forum-topic', row: topic, version }, unaccept);
};

/* A step of the association that changes one column. */
const step =
  (action: 'lock' | 'unlock' | 'pin' | 'unpin' | 'publish' | 'unpublish') =>
  async (write: Write<Actor>, { id, version, reason }: Versioned & { reason?: string }): Promise<void> => {
    const { actor, now } = write;
    const topic = await lockTopic(write, id);
    const change = () => topic.step(action, actor, now);
    actOnLocked(write, { entity: 'forum-topic', row: topic, version }, change, { reason: reason ?? null });
    if (action === 'pin' || action === 'unpin') topic.isPinned = action === 'pin';
    if (action === 'publish' || action === 'unpublish') topic.publicAt = action === 'publish' ? now : null;
  };

export const lockDiscussion = step('lock');
export const unlockDiscussion = step('unlock');
export const pinTopic = step('pin');
export const unpinTopic = step('unpin');
const publish = step('publish');
/** Shows a solved topic to visitors, without names of persons. Throws `forum.restricted` unless all members may read its category. */
export const publishTopic = async (write: Write<Actor>, input: Versioned): Promise<void> => {
  const { category } = await lockTopic(write, input.id);
  const isOpen = sql`select from forum_category where slug = ${category} and is_on and readers = 'everyone'`;
  if (!(await oneRow(write.db, isOpen))) throw new DomainError('forum.restricted');
  await publish(write, input);
};
export const unpublishTopic = step('unpublish');

/** Moves a topic to another category. Throws `forum.category`. */
export const moveTopic = async (
  write: Write<Actor>,
  { id, version, category }: Versioned & { category: string },
): Promise<void> => {
  const { db, actor, now } = write;
  const topic = await lockTopic(write, id);
  if (category === topic.category || !(await isReadable(db, actor, category))) throw new DomainError('forum.category');
  const details = { from: topic.category, to: category };
  actOnLocked(write, { entity: 'forum-topic', row: topic, version }, () => topic.step('move', actor, now), { details });
  topic.category = category;
};

/**
 * Merges a topic into another: its posts continue there, its address leads there. Locks the two in the order of their ids, so that
 * two merges of the same topics wait for each other. Throws `not_found` and `forum.merge_into_itself`.
 */
export const mergeTopic = async (
  write: Write<Actor>,
  { id, version, into }: Versioned & { into: string },
): Promise<void> => {
  const { db, actor, now } = write;
  if (id === into) throw new DomainError('forum.merge_into_itself');
  const [one, other] = id < into ? [id, into] : [into, id];
  const locked = [await lockTopic(write, one), await lockTopic(write, other)];
  const topic = found(locked.find((each) => each.id === id));
  const target = found(locked.find((each) => each.id === into));
  if (target.mergedInto) throw new DomainError('forum.merge_into_itself');
  actOnLocked(write, { entity: 'forum-topic', row: topic, version }, () => topic.step('merge', actor, now), {
    details: { into },
  });
  topic.mergedInto = into;
  topic.forgetAccepted();
  await flush(write);
  await db.run(
    sql`update forum_post set topic_id = ${into}, written_in = coalesce(written_in, ${id}) where topic_id = ${id}`,
  );
  await db.run(sql`update forum_topic set merged_into = ${into} where merged_into = ${id}`);
  await db.run(sql`insert into forum_reader (topic_id, account_id, organisation_id, read_until, is_followed)
    select ${into}, account_id, organisation_id, read_until, is_followed from forum_reader where topic_id = ${id}
    on conflict (topic_id, account_id, organisation_id) do update set is_followed = forum_reader.is_followed or excluded.is_followed`);
  send(write, sql`select forum_count(${into})`);
};

/** Keeps whether the actor follows a topic. Throws `not_found`. */
export const followTopic = async (
  write: Write<Actor>,
  { id, isFollowed }: { id: string; isFollowed: boolean },
): Promise<void> => {
  const { actor } = write;
  await expectReadable(write, id);
  send(
    write,
    sql`insert into forum_reader (topic_id, account_id, organisation_id, is_followed)
      values (${id}, ${actor.accountId}, ${actor.organisationId}, ${isFollowed})
      on conflict (topic_id, account_id, organisation_id) do update set is_followed = excluded.is_followed`,
  );
};

/**
 * Keeps until when the actor has read a topic; never back, and not past unread replies on the pages before. Throws `not_found`.
 */
export const markTopicRead = async (
  write: Write<Actor>,
  { id, until, since }: ReadMark & { id: string },
): Promise<void> => {
  const { actor, now } = write;
  await expectReadable(write, id);
  send(
    write,
    sql`insert into forum_reader (topic_id, account_id, organisation_id, read_until)
      select ${id}, ${actor.accountId}, ${actor.organisationId}, least(${until}::timestamptz, ${now}::timestamptz)
      where not exists (select from forum_post n where n.topic_id = ${id} and n.status = 'published' and not n.is_opening
        and n.account_id <> ${actor.accountId} and n.published_at < ${since}::timestamptz
        and n.published_at > coalesce((select d.read_until from forum_reader d where d.topic_id = ${id}
          and d.account_id = ${actor.accountId} and d.organisation_id = ${actor.organisationId}), '-infinity'))
      on conflict (topic_id, account_id, organisation_id) do update
        set read_until = greatest(forum_reader.read_until, excluded.read_until)`,
  );
};

/** Thanks for a post of somebody else, or takes that back; repeated thanks of one person count once. Throws `not_found`. */
export const thankForPost = async (
  write: Write<Actor>,
  { id, isThanked }: { id: string; isThanked: boolean },
): Promise<void> => {
  const { em, db, actor, now } = write;
  const post = found(await em.findOne(ForumPost, { id, status: 'published', accountId: { $ne: actor.accountId } }));
  await expectReadable(write, post.topicId);
  const own = sql`post_id = ${id} and account_id = ${actor.accountId}`;
  const changed = isThanked
    ? await db.run(sql`insert into forum_thanks (post_id, account_id, organisation_id, created_at)
        values (${id}, ${actor.accountId}, ${actor.organisationId}, ${now}) on conflict do nothing returning 1`)
    : await db.run(sql`delete from forum_thanks where ${own} returning 1`);
  if (changed.length === 0) return;
  await db.run(
    sql`update forum_post set thanks = (select count(*) from forum_thanks where post_id = ${id}) where id = ${id}`,
  );
};
