import { sql } from 'kysely';
import { pictureOf } from '../../operating/images/queries.ts';
import { historyOf } from '../../operating/audit/queries.ts';
import type { Actor } from '../../actor.ts';
import type { Sql } from '../../sql.ts';

/** Text of an article or a revision as JSON (`storedArticleText`); `row` is the alias of its row. */
export const storedText = (row: string): Sql => {
  const column = (name: string) => sql.ref(`${row}.${name}`);
  return sql`json_build_object('title', ${column('title')}, 'category', ${column('category')},
    'categoryName', (select name from article_category where slug = ${column('category')}),
    'blogSlug', (select blog_slug from article_category where slug = ${column('category')}),
    'summary', ${column('summary')}, 'body', ${column('body')}, 'coverImageId', ${column('cover_image_id')},
    'coverAlt', ${column('cover_alt')}, 'cover', ${pictureOf(column('cover_image_id'))})`;
};

/**
 * The newest revision of the article `a` if it is pending or rejected, as JSON (`articleProposal`), else null.
 */
export const proposalOf: Sql = sql`(
  select json_build_object('id', v.id, 'status', v.status, 'version', v.version, 'reason', v.reason, 'createdAt', v.created_at,
    'text', ${storedText('v')})
  from (select * from article_revision where article_id = a.id order by created_at desc, id desc limit 1) v
  where v.status <> 'published')`;

/** History of an article and its revisions. */
export const articleHistory = (id: string, actor: Actor): Sql =>
  historyOf(sql`select ${id}::uuid union all select r.id from article_revision r where r.article_id = ${id}`, actor);
