import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { jsonText, type Sql } from '../../sql.ts';

/* Replies that a public page shows at most. */
const MOST_REPLIES = 200;
const EXCERPT_LENGTH = 150;

/** Condition: visitors may read the topic `t`. A category that is closed, or read by one side only, closes its public topics too. */
export const isPublicTopic: Sql = sql`(t.public_at is not null and t.accepted_id is not null and t.status in ('open', 'locked')
  and exists (select from forum_category k where k.slug = t.category and k.is_on and k.readers = 'everyone'))`;

/* The text of a post without the names of those whom it mentions. */
const nameless = (row: Sql): Sql =>
  sql`regexp_replace(${row}.body, '<span data-mention="[^"]*">[^<]*</span>', '@un membru', 'g')`;

/* Beginning of the text of a post, from its markup only where that mentions somebody. */
const excerptOf = (row: Sql): Sql => sql`left(case when ${row}.body like '%<span data-mention=%'
  then replace(replace(replace(trim(regexp_replace(${nameless(row)}, '(<[^>]*>|\\s)+', ' ', 'g')), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')
  else ${row}.body_text end, ${sql.lit(EXCERPT_LENGTH)})`;

const post = (
  row: Sql,
): Sql => sql`json_build_object('id', ${row}.id, 'kind', (select kind from organisation where id = ${row}.organisation_id),
  'at', ${row}.published_at, 'body', ${nameless(row)})`;

/** A public topic as JSON text (`publicTopic`); 'null' for any other topic. */
export const publicTopicText = (db: Db, id: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object('id', t.id, 'title', t.title,
        'category', (select name from forum_category where slug = t.category),
        'excerpt', ${excerptOf(sql`q`)}, 'question', ${post(sql`q`)}, 'accepted', ${post(sql`c`)},
        'replies', (select coalesce(json_agg(${post(sql`p`)} order by p.published_at, p.id), '[]') from (
          select * from forum_post p where p.topic_id = t.id and p.status = 'published' and p.id not in (q.id, c.id)
          order by p.published_at, p.id limit ${sql.lit(MOST_REPLIES)}) p))::text as json
      from forum_topic t join forum_post q on q.topic_id = t.id and q.is_opening and q.written_in is null and q.status = 'published'
        join forum_post c on c.id = t.accepted_id and c.status = 'published'
      where t.id = ${id} and ${isPublicTopic}`,
  );
