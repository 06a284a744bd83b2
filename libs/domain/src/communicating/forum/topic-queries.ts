import { REPLIES_PER_PAGE, type TopicAnswer, type TopicStatus, type TopicView } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { categoryOf, readerOf, unreadOf } from './fields.ts';
import { alikeOf } from './list.ts';
import { postOf, type StoredPost, withActions } from './post-fields.ts';
import { isOpenTo, readableCategories } from './readable.ts';
import { type TopicFacts, topicActions } from './topic.entity.ts';

/** Which posts `p` a reader sees: published ones, of removed ones that they were, and one's own that wait. */
const isSeenBy = ({ accountId }: Actor): Sql => sql`(p.status in ('published', 'removed', 'contested')
  or (p.status = 'pending' and p.account_id = ${accountId}))`;

interface Row {
  json: Omit<TopicView, 'question' | 'accepted' | 'replies' | 'actions' | 'status'> & {
    status: TopicStatus;
    question: StoredPost;
    accepted: (Omit<NonNullable<TopicView['accepted']>, 'post'> & { post: StoredPost }) | null;
    replies: StoredPost[];
    total: number;
    facts: TopicFacts;
  };
}

const replies = (actor: Actor): Sql => sql`select p.* from forum_post p
  where p.topic_id = t.id and not (p.is_opening and p.written_in is null) and ${isSeenBy(actor)}`;

const moves = sql`(select coalesce(json_agg(m order by m.at), '[]') from (
  select 'move' as kind, k.name as what, a.at from audit a join forum_category k on k.slug = a.details ->> 'from'
    where a.entity_id = t.id and a.action = 'forum-topic.move' and a.outcome = 'done'
  union all select 'merge', x.title, x.updated_at from forum_topic x where x.merged_into = t.id) m)`;

const people = sql`(select json_build_object('people', count(distinct p.account_id), 'organisations', count(distinct p.organisation_id))
  from forum_post p where p.topic_id = t.id and p.status = 'published')`;

const rowOf = (
  actor: Actor,
  id: string,
  page: number,
) => sql<Row>`select json_build_object('id', t.id, 'version', t.version,
    'title', t.title, 'category', ${categoryOf}, 'status', t.status, 'isPinned', t.is_pinned, 'isPublic', t.public_at is not null,
    'isFollowed', coalesce(d.is_followed, false), 'readUntil', d.read_until,
    'unread', case when u.n > 0 then json_build_object('count', u.n, 'firstId', u.first_id) end,
    'newest', (select json_build_object('id', l.id, 'at', l.published_at, 'isYou', l.account_id = ${actor.accountId})
      from forum_post l where l.id = t.last_id), 'moves', ${moves},
    'followers', (select count(*)::int from forum_reader f where f.topic_id = t.id and f.is_followed),
    'people', count_of.json -> 'people', 'organisations', count_of.json -> 'organisations',
    'question', (select ${postOf(actor)} from forum_post p where p.topic_id = t.id and p.is_opening and p.written_in is null),
    'accepted', (select json_build_object('post', ${postOf(actor)}, 'by', b.display_name, 'at', t.accepted_at,
        'byAssociation', exists (select from membership m join organisation o on o.id = m.organisation_id
          where m.account_id = b.id and o.kind = 'admin'))
      from forum_post p join account b on b.id = t.accepted_by where p.id = t.accepted_id),
    'replies', (select coalesce(json_agg(${postOf(actor)} order by p.published_at, p.id), '[]') from (${replies(actor)}
      order by p.published_at, p.id limit ${sql.lit(REPLIES_PER_PAGE)} offset ${(page - 1) * REPLIES_PER_PAGE}::int) p),
    'total', (select count(*)::int from (${replies(actor)}) p),
    'alike', ${alikeOf(actor, sql`t.title`, sql`t.id`)},
    'facts', json_build_object('status', t.status, 'accountId', t.account_id, 'organisationId', t.organisation_id,
      'isPinned', t.is_pinned, 'acceptedId', t.accepted_id, 'publicAt', t.public_at,
      'readers', (select k.readers from forum_category k where k.slug = t.category))) as json
  from forum_topic t ${readerOf(actor)} ${unreadOf(actor)}, lateral (select ${people} as json) count_of
  where t.id = ${id} and ${isOpenTo(actor)}`;

/* The page on which a reply of the topic stands. */
const pageWith = async (db: Db, actor: Actor, id: string, reply: string): Promise<number> => {
  const row = await oneRow(
    db,
    sql<{
      before: number;
    }>`select count(*)::int as before from forum_topic t, lateral (${replies(actor)}) p, forum_post r
      where t.id = ${id} and r.id = ${reply} and (p.published_at, p.id) < (r.published_at, r.id)`,
  );
  return Math.floor((row?.before ?? 0) / REPLIES_PER_PAGE) + 1;
};

/** One topic with a page of its replies, or where it was merged into; null for one that the actor may not read. */
export const readTopic = async (
  db: Db,
  actor: Actor,
  { id, page, reply }: { id: string; page: number; reply?: string | undefined },
  now: Date,
): Promise<TopicAnswer | null> => {
  const shown = reply ? await pageWith(db, actor, id, reply) : page;
  const row = await oneRow(db, rowOf(actor, id, shown));
  if (!row) return mergedInto(db, actor, id);
  const { question, accepted, replies: stored, total, facts, ...topic } = row.json;
  const shownPost = (post: StoredPost) => withActions(post, actor, now);
  return {
    movedTo: null,
    topic: {
      ...topic,
      question: shownPost(question),
      accepted: accepted && { ...accepted, post: shownPost(accepted.post) },
      replies: { items: stored.map(shownPost), total, page: shown, pageSize: REPLIES_PER_PAGE },
      actions: topicActions(facts, actor, now),
    },
  };
};

const mergedInto = async (db: Db, actor: Actor, id: string): Promise<TopicAnswer | null> => {
  const row = await oneRow(
    db,
    sql<{ movedTo: string }>`select t.merged_into as "movedTo" from forum_topic t
      where t.id = ${id} and t.merged_into is not null and t.category = any (${readableCategories(actor)})`,
  );
  return row && { topic: null, ...row };
};
