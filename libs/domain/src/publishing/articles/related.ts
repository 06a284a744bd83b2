import { sql } from 'kysely';
import type { Sql } from '../../sql.ts';
import { isPublic, itemFields, joined } from './fields.ts';

const SHOWN = 3;
/* Comparing words costs about 10 µs for each; no reader misses what lies further back. */
const COMPARED = 100;

/** The newest published articles besides the one of the row `self`, as far as `where` allows. */
const among = (where: Sql): Sql => sql`(select a.id, a.search_text, a.category, a.published_at from article a
  where ${isPublic} and ${where} and a.id <> self.id order by a.published_at desc, a.id limit ${sql.lit(COMPARED)})`;

/**
 * Query for the articles that somebody who read the article of the row `article` may want next, as JSON: of the same category
 * first, then those whose title and summary share most with it.
 */
export const relatedTo = (article: Sql): Sql => sql`
  select coalesce(json_agg(json_build_object(${itemFields}) order by near.rank), '[]')
  from (select found.id, row_number() over (order by found.category = self.category desc,
        similarity(found.search_text, self.search_text) desc, found.published_at desc, found.id) as rank
      from (select ${article}.*) as self,
        lateral (${among(sql`a.category = self.category`)} union ${among(sql`true`)}) as found
      order by rank limit ${sql.lit(SHOWN)}) near
    join article a on a.id = near.id ${joined}`;
