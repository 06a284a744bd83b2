import { sql } from 'kysely';
import { pictureOf } from '../../operating/images/queries.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** The text of a row of `article` or `article_revision`, which `row` names, as JSON (`storedArticleText`). */
export const storedText = (row: string): Sql => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`json_build_object('title', ${column('title')}, 'category', ${column('category')},
    'categoryName', (select name from article_category where slug = ${column('category')}),
    'blogSlug', (select blog_slug from article_category where slug = ${column('category')}),
    'summary', ${column('summary')}, 'body', ${column('body')}, 'coverImageId', ${column('cover_image_id')},
    'coverAlt', ${column('cover_alt')}, 'cover', ${pictureOf(column('cover_image_id'))})`;
};

/**
 * The other text of the article of the row `a` that its author has to know of, as JSON (`articleProposal`), or null: the newest
 * one when it waits or was rejected.
 */
export const proposalOf: Sql = sql`(
  select json_build_object('id', v.id, 'status', v.status, 'version', v.version, 'reason', v.reason, 'createdAt', v.created_at,
    'text', ${storedText('v')})
  from (select * from article_revision where article_id = a.id order by created_at desc, id desc limit 1) v
  where v.status <> 'published')`;

/** The history of an article and of what was proposed for it. */
export const articleHistory = (id: string, actor: Actor): Sql =>
  historyOf(sql`select ${id}::uuid union all select r.id from article_revision r where r.article_id = ${id}`, actor);
