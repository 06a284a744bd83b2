import type { TopicQuery } from '@psp/contracts/forum';
import type { TopicFilter } from '@psp/contracts/forum-names';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { firstOf, foundPageText, type Listed } from '../../searched.ts';
import { allOf, countOf, fitting, jsonText, matches, matchesByIndex, type Sql } from '../../sql.ts';
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

/** The first topics of a list, which tell whether nearly all topics match a search. */
const SAMPLE = sql.lit(60);
const NEARLY_ALL = sql.lit(54);

/*
 * Topics found by the title and text of their opening posts and by their replies. With words that nearly all topics have, the list is
 * read in its order until enough have matched; with any others, the posts are found by index. `searched` samples far more rows, which
 * is too slow where a row of the list has many posts.
 */
const searchedIn = (listed: Listed, q: string): Sql => {
  const [text, words] = [sql`p.search_text`, sql`p.search_vector`];
  const post = sql`forum_post p where p.status = 'published'`;
  const fits = sql`exists (select from ${post} and p.topic_id = t.id and ${fitting(matches(text, words, q))} offset 0)`;
  const isWalked = sql`(select is_walked from near)`;
  const byIndex = matchesByIndex(text, words, q).map(
    (one) => sql`select p.topic_id from ${post} and ${one} and not ${isWalked}`,
  );
  const { from, where, order } = listed;
  const listedWith = (condition: Sql): Listed => ({ ...listed, where: sql`${where} and ${condition}` });
  return sql`(with first as materialized (select ${fits} as fits from (select t.* from ${from} where ${where} order by ${order} limit ${SAMPLE}) t),
    near as materialized (select count(*) < ${SAMPLE} or count(*) filter (where fits) >= ${NEARLY_ALL} as is_walked from first)
    select id, place from ${firstOf(listedWith(sql`${isWalked} and ${fits}`))} walked
    union all select id, place from ${firstOf(
      listedWith(sql`not ${isWalked} and t.id = any (array(${sql.join(byIndex, sql` union `)}))`),
    )} found)`;
};

const countUnder = (actor: Actor, show?: TopicFilter): Sql =>
  sql`(select n from ${countOf(sql`select from forum_topic t where ${conditionOf(actor, show)}`)} c)`;

const countsOf = (actor: Actor, all: Sql): Sql => sql`json_build_object('all', ${all},
  'unanswered', ${countUnder(actor, 'unanswered')}, 'solved', ${countUnder(actor, 'solved')},
  'followed', ${countUnder(actor, 'followed')}, 'mine', ${countUnder(actor, 'mine')})`;

/** Followed topics with replies that the actor has not seen: a scalar. */
export const unreadTopics = (
  actor: Actor,
): Sql => sql`(select count(*)::int from forum_reader d join forum_topic t on t.id = d.topic_id
  where d.account_id = ${actor.accountId} and d.organisation_id = ${actor.organisationId} and d.is_followed
    and ${conditionOf(actor, undefined)} and t.last_at > coalesce(d.read_until, '-infinity')
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
  const listed = {
    from: sql`forum_topic t`,
    id: sql`t.id`,
    where: allOf(conditionOf(actor, show), category ? sql`t.category = ${category}` : undefined),
    order: ORDERS[sort],
  };
  const found = q ? searchedIn(listed, q) : firstOf(listed);
  // Counted once, where the list has no filters.
  const all = q || category || show ? countUnder(actor) : sql`counted.n`;
  const more = sql`, 'counts', ${countsOf(actor, all)}, 'news', ${unreadTopics(actor)}, 'categories', ${categoriesOf(actor)}`;
  return foundPageText(db, {
    page,
    found,
    item: itemOf(actor, now),
    joins: sql`forum_topic t on t.id = p.id ${readerOf(actor)} ${unreadOf(actor)}`,
    more,
  });
};

const ALIKE = 3;

/** Words of a title that are searched for. */
const ALIKE_WORDS = 12;

/* Query for what has two words of a title, or one where it has no more than two; null without words. One alone may be in every other title. */
const alikeQuery = (
  title: Sql,
): Sql => sql`(select case when cardinality(w.terms) <= 2 then array_to_string(w.terms, ' | ')
    else (select string_agg('(' || a.term || ') & (' || b.term || ')', ' | ') from unnest(w.terms) with ordinality a (term, n),
      unnest(w.terms) with ordinality b (term, n) where a.n < b.n) end::tsquery
  from (select array_agg(search_term(s.word)) as terms
    from (select word from search_sought(${title}) word limit ${sql.lit(ALIKE_WORDS)}) s) w)`;

/** Topics whose titles share words with a title, as a list of JSON objects: those that share most first; never the topic `except`. */
export const alikeOf = (actor: Actor, title: Sql, except: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', near.id, 'title', near.title, 'replies', near.replies, 'isSolved', near.solved)
    order by near.rank desc, near.id), '[]')
  from (select t.id, t.title, t.replies, t.accepted_id is not null as solved, ts_rank(t.title_vector, words.query) as rank
    from (select ${alikeQuery(title)} as query, ${except} as except offset 0) words
      join forum_topic t on t.title_vector @@ words.query
    where ${conditionOf(actor, undefined)} and t.id is distinct from words.except
    order by rank desc, t.id limit ${sql.lit(ALIKE)}) near)`;

/** Topics alike as JSON text, while somebody writes the title of a new one. */
export const alikeText = (db: Db, actor: Actor, title: string): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', ${alikeOf(actor, sql`${title}::text`, sql`null::uuid`)})::text as json`,
  );
