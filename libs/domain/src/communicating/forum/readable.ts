import { sql } from 'kysely';
import { lock } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { found } from '../../load.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { findRow, type Where } from '../../unit-of-work/find-row.ts';
import { ForumPost } from './post.entity.ts';
import { ForumTopic } from './topic.entity.ts';

type Reader = Pick<Actor, 'kind' | 'status'>;

/** Condition on a category `k`: members of an approved organisation of this kind may read it. */
export const readableBy = ({ kind, status }: Reader): Sql => {
  if (kind === 'admin') return sql`true`;
  return status === 'approved' ? sql`k.is_on and k.readers in ('everyone', ${kind})` : sql`false`;
};

/** Members `m` of approved organisations `o`, without the association's, that may read the category `k` with this slug. */
export const membersWhoRead = (category: Sql): Sql => sql`membership m
  join organisation o on o.id = m.organisation_id and o.status = 'approved' and o.kind <> 'admin'
  join forum_category k on k.slug = ${category} and k.is_on and k.readers in ('everyone', o.kind)`;

/** Slugs of the categories that the actor may read, as an array. */
export const readableCategories = (actor: Reader): Sql =>
  sql`array(select k.slug from forum_category k where ${readableBy(actor)})`;

/** A topic that the actor may read, locked until the transaction ends. Throws `not_found`. */
export const lockTopic = (write: Write<Actor>, id: string): Promise<ForumTopic> =>
  lock(write, ForumTopic, { id, category: sql`any (${readableCategories(write.actor)})` });

/**
 * A post in a topic that the actor may read, locked after its topic: commands that lock both do it in this order, so that two of them
 * wait for each other and do not deadlock. Throws `not_found`.
 */
export const lockPost = async (
  write: Write<Actor>,
  where: Where<ForumPost>,
): Promise<{ topic: ForumTopic; post: ForumPost }> => {
  const { topicId } = found(await findRow(write, ForumPost, where, { lock: false }));
  const topic = await lockTopic(write, topicId);
  return { topic, post: await lock(write, ForumPost, where) };
};

/** Whether the actor may read the category with this slug. */
export const isReadable = async (db: Db, actor: Actor, slug: string): Promise<boolean> =>
  (await oneRow(db, sql`select from forum_category k where k.slug = ${slug} and ${readableBy(actor)}`)) !== null;

/** Condition: the actor may open the topic `t`; one's own also while it waits and after it was hidden. */
export const isOpenTo = (actor: Actor): Sql => sql`(t.category = any (${readableCategories(actor)})
  and (t.status in ('open', 'locked') or (t.account_id = ${actor.accountId} and t.status in ('pending', 'hidden'))))`;

/** Throws `not_found` unless the actor may open the topic now; locks nothing. */
export const expectReadable = async ({ db, actor }: Pick<Write<Actor>, 'db' | 'actor'>, id: string): Promise<void> => {
  found(await oneRow(db, sql`select from forum_topic t where t.id = ${id} and ${isOpenTo(actor)}`));
};
