import type { TopicFilter, TopicQuery } from '@psp/contracts/forum';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, countOf, jsonText, matchesByIndex, type Sql } from '../../sql.ts';
import { authorOf, categoryOf, isHot, readerOf, unreadOf } from './fields.ts';
import { readableBy, readableCategories } from './readable.ts';

/** Condition: the topic `t` is listed. */
export const SHOWN = sql`t.status in ('open', 'locked')`;

const followed = ({
  accountId,
  organisationId,
}: Actor): Sql => sql`t.id = any (array(select d.topic_id from forum_reader d
  where d.account_id = ${accountId} and d.organisation_id = ${organisationId} and d.is_followed))`;

/** Conditions of the filters on a topic `t`; one's own are also listed while they wait. */
const conditionOf = (actor: Actor, show: TopicFilter | undefined): Sql => {
  const conditions: Record<TopicFilter | 'all', Sql> = {
    all: SHOWN,
    unanswered: sql`${SHOWN} and t.replies = 0`,
    solved: sql`${SHOWN} and t.accepted_id is not null`,
    followed: sql`${SHOWN} and ${followed(actor)}`,
    mine: sql`t.status in ('open', 'locked', 'pending') and t.account_id = ${actor.accountId}`,
  };
  return sql`${conditions[show ?? 'all']} and t.category = any (${readableCategories(actor)})`;
};

const ORDERS: Record<TopicQuery['sort'], Sql> = {
  activity: sql`t.is_pinned desc, t.last_at desc, t.id`,
  newest: sql`t.created_at desc, t.id`,
  replies: sql`t.replies desc, t.last_at desc, t.id`,
};

/* A topic is found by the title and text of its opening post and by its replies. */
const fitsOf = (q: string) => {
  const [inWords, inText] = matchesByIndex(sql`p.search_text`, sql`p.search_vector`, q);
  const withPost = (fits: Sql) =>
    sql`t.id in (select p.topic_id from forum_post p where p.status = 'published' and ${fits})`;
  return {
    fits: sql`exists (select from forum_post p where p.topic_id = t.id and p.status = 'published' and (${inWords} or ${inText}))`,
    byIndex: [withPost(inWords), withPost(inText)],
  };
};

const countUnder = (actor: Actor, show?: TopicFilter): Sql =>
  sql`(select n from ${countOf(sql`select from forum_topic t where ${conditionOf(actor, show)}`)} c)`;

const countsOf = (actor: Actor): Sql => sql`json_build_object('all', ${countUnder(actor)},
  'unanswered', ${countUnder(actor, 'unanswered')}, 'solved', ${countUnder(actor, 'solved')},
  'followed', ${countUnder(actor, 'followed')}, 'mine', ${countUnder(actor, 'mine')})`;

/** Followed topics with replies that the actor has not seen: a scalar. */
export const unreadTopics = (actor: Actor): Sql => sql`(select count(*)::int from forum_topic t ${readerOf(actor)}
  where ${conditionOf(actor, 'followed')} and t.last_at > coalesce(d.read_until, '-infinity')
    and exists (select from forum_post n where n.id = t.last_id and n.account_id <> ${actor.accountId}))`;

const categoriesOf = (
  actor: Actor,
): Sql => sql`(select coalesce(json_agg(json_build_object('slug', k.slug, 'name', k.name,
    'readers', k.readers, 'topics', (select n from ${countOf(
      sql`select from forum_topic t where ${SHOWN} and t.category = k.slug`,
    )} c)) order by k.position, k.slug), '[]')
  from forum_category k where ${readableBy(actor)})`;

const itemOf = (
  actor: Actor,
  now: Date,
): Sql => sql`json_build_object('id', t.id, 'title', t.title, 'category', ${categoryOf},
  'author', ${authorOf(sql`t`, actor)}, 'status', t.status, 'isSolved', t.accepted_id is not null, 'isPinned', t.is_pinned,
  'isHot', ${isHot(now)}, 'isFollowed', coalesce(d.is_followed, false), 'replies', t.replies, 'unread', u.n, 'unreadId', u.first_id,
  'last', coalesce((select json_build_object('author', ${authorOf(sql`l`, actor)}, 'at', l.published_at)
      from forum_post l where l.id = t.last_id), json_build_object('author', ${authorOf(sql`t`, actor)}, 'at', t.created_at)))`;

/** Topics that the actor may read as a page of JSON text (`topicList`): pinned ones first, then by `sort`. */
export const listTopics = (
  db: Db,
  actor: Actor,
  { page, q, category, show, sort }: TopicQuery,
  now: Date,
): Promise<string> => {
  const found = searched({
    q,
    from: sql`forum_topic t`,
    id: sql`t.id`,
    where: allOf(conditionOf(actor, show), category ? sql`t.category = ${category}` : undefined),
    order: ORDERS[sort],
    ...fitsOf(q),
    ordered: orderedFor(page),
  });
  const more = sql`, 'counts', ${countsOf(actor)}, 'news', ${unreadTopics(actor)}, 'categories', ${categoriesOf(actor)}`;
  return foundPageText(db, {
    page,
    found,
    item: itemOf(actor, now),
    joins: sql`forum_topic t on t.id = p.id ${readerOf(actor)} ${unreadOf(actor)}`,
    more,
  });
};

const ALIKE = 3;

/** Topics with words of a title, as a list of JSON objects: those that share most of them first; never the topic `except`. */
export const alikeOf = (actor: Actor, title: Sql, except: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', near.id, 'title', near.title, 'replies', near.replies, 'isSolved', near.solved)
    order by near.rank desc, near.id), '[]')
  from (select t.id, t.title, t.replies, t.accepted_id is not null as solved, max(ts_rank(p.search_vector, words.query)) as rank
    from (select replace(search_query(${title})::text, '&', '|')::tsquery as query) words
      join forum_post p on p.search_vector @@ words.query and p.is_opening and p.status = 'published'
      join forum_topic t on t.id = p.topic_id
    where ${conditionOf(actor, undefined)} and t.id is distinct from ${except}
    group by t.id order by rank desc, t.id limit ${sql.lit(ALIKE)}) near)`;

/** Topics alike as JSON text, while somebody writes the title of a new one. */
export const alikeText = (db: Db, actor: Actor, title: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', ${alikeOf(actor, sql`${title}::text`, sql`null::uuid`)})::text as json`,
  );
