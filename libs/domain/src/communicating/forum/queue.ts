import type { ModeratedPost, WaitingQuery } from '@psp/contracts/forum-moderation';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { WaitingRows } from '../../capability.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Db } from '../../read-db.ts';
import { allOf, containsWords, oneRow, pageText, type Sql, windowOf } from '../../sql.ts';
import { authorOf, categoryOf } from './fields.ts';
import { type StoredPost, postOf, withActions } from './post-fields.ts';
import { wordsIn } from './word-filter.ts';

type Reason = Exclude<WaitingQuery['kind'], 'all'>;

const ofStatus = (status: 'pending' | 'contested'): Sql => sql`select p.id, ${sql.lit(status)}::text as kind,
  coalesce(p.contested_at, p.created_at) as since from forum_post p where p.status = ${sql.lit(status)}`;

/* Posts `p` that wait, by reason, with since when. A published post waits since its first open flag. */
const WAITING: Record<Reason, Sql> = {
  pending: ofStatus('pending'),
  contested: ofStatus('contested'),
  flagged: sql`select f.post_id as id, 'flagged'::text as kind, f.created_at as since
    from forum_flag f join forum_post p on p.id = f.post_id and p.status = 'published'
    where f.status = 'open' and not exists (select from forum_flag earlier where earlier.post_id = f.post_id
      and earlier.status = 'open' and (earlier.created_at, earlier.id) < (f.created_at, f.id))`,
};
/* A post that waits for several reasons is there once. */
const waiting = sql`(${sql.join(Object.values(WAITING), sql` union all `)})`;

/** Posts that wait for one reason, for the overview. */
export const waitingPosts = (reason: Reason): WaitingRows => ({
  rows: sql`select id, since from (${WAITING[reason]}) waiting`,
  about: sql`select t.title, o.name from forum_post p join forum_topic t on t.id = p.topic_id
    join organisation o on o.id = p.organisation_id where p.id = w.id`,
  excerpt: sql`select left(p.body_text, 200) from forum_post p where p.id = w.id`,
});

/** Number of posts that wait for a decision of the association: a scalar. */
export const countWaiting: Sql = sql`(select count(*)::int from ${waiting} w)`;

/** Posts that wait for a decision as a page of JSON text (`waitingPosts`), the oldest first. */
export const listWaitingPosts = (db: Db, actor: Actor, { page, q, kind }: WaitingQuery): Promise<string> => {
  const fits = q
    ? sql`(${containsWords(sql`search_fold(t.title)`, q)} or ${containsWords(sql`p.search_text`, q)})`
    : undefined;
  const rows = sql`${waiting} w join forum_post p on p.id = w.id join forum_topic t on t.id = p.topic_id
    where ${allOf(kind === 'all' ? undefined : sql`w.kind = ${kind}`, fits)}`;
  const items = sql`select json_build_object('id', p.id, 'kind', w.kind, 'topic', json_build_object('id', t.id, 'title', t.title),
      'isOpening', p.is_opening, 'author', ${authorOf(sql`p`, actor)}, 'excerpt', left(p.body_text, 200), 'at', w.since) as item,
      row_number() over (order by w.since, p.id) as position
    from ${rows} order by w.since, p.id ${windowOf(page)}`;
  return pageText(db, page, items, sql`select from ${rows}`, sql`, 'waiting', ${countWaiting}`);
};

const flags = sql`(select coalesce(json_agg(json_build_object('reason', f.reason, 'text', f.text, 'at', f.created_at, 'status', f.status,
    'by', json_build_object('id', o.id, 'name', o.name)) order by f.created_at, f.id), '[]')
  from forum_flag f join organisation o on o.id = f.organisation_id where f.post_id = p.id)`;

type StoredModerated = Omit<ModeratedPost, 'post'> & { post: StoredPost };

/** One post as the association decides on it; null when there is none. */
export const readModeratedPost = async (db: Db, actor: Actor, id: string, now: Date): Promise<ModeratedPost | null> => {
  const row = await oneRow(
    db,
    sql<{ json: StoredModerated }>`select json_build_object('post', ${postOf(actor)}, 'isOpening', p.is_opening,
        'topic', json_build_object('id', t.id, 'title', t.title, 'category', ${categoryOf}),
        'published', (select count(*)::int from forum_post o where o.account_id = p.account_id and o.status = 'published'),
        'words', ${wordsIn(sql`p.search_text`)}, 'flags', ${flags},
        'contest', case when p.contested_at is not null then json_build_object('text', p.contest, 'at', p.contested_at) end,
        'removedBy', (select display_name from account where id = p.removed_by),
        'history', ${historyOf(sql`p.id`, actor)}) as json
      from forum_post p join forum_topic t on t.id = p.topic_id where p.id = ${id}`,
  );
  return row && { ...row.json, post: withActions(row.json.post, actor, now) };
};
