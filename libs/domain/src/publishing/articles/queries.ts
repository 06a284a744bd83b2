import { TOTAL_LIMIT } from '@psp/contracts/common';
import { ARTICLES_PER_PAGE, type ArticleQuery } from '@psp/contracts/articles';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { allOf, contains, countOf, jsonText, type Sql, totals, windowOf } from '../../sql.ts';
import { isPublic, itemFields, joined } from './fields.ts';
import { relatedTo } from './related.ts';

const newest = sql`a.published_at desc, a.id`;

const ofChip = (slug: string): Sql =>
  sql`a.category = any (array(select slug from article_category where blog_slug = ${slug}))`;

/*
 * The category counts as one of the article's words. Apart from each other, because of conditions joined by "or" PostgreSQL
 * takes the whole table where one index for each would do.
 */
const speaksOf = (q: string): Sql => sql`a.id in (
  select id from article where status = 'published' and ${contains(sql`search_text`, q)}
  union all select id from article where status = 'published' and search_vector @@ search_query(${q})
  union all select id from article where status = 'published'
    and category = any (array(select slug from article_category where ${contains(sql`search_fold(name)`, q)})))`;

/**
 * Published articles, the newest first, as a page of JSON text (`articleList`). What matches is looked for once, for page and
 * total.
 */
export const listArticles = (db: Db, { page, q, category }: ArticleQuery): Promise<string> => {
  const where = allOf(isPublic, category ? ofChip(category) : undefined, q ? speaksOf(q) : undefined);
  const items = sql`select json_build_object(${itemFields}) as item, row_number() over (order by ${newest}) as position
    from (select a.id from matching a order by ${newest} ${windowOf(page, ARTICLES_PER_PAGE)}) page
    join article a using (id) ${joined}`;
  return jsonText(
    db,
    sql<{
      json: string;
    }>`with matching as materialized (select a.id, a.published_at from article a where ${where} order by ${newest} limit ${sql.lit(TOTAL_LIMIT + 1)})
    select json_build_object(
      'items', coalesce((select json_agg(item order by position) from (${items}) as page), '[]'),
      ${totals(page, ARTICLES_PER_PAGE)},
      'categories', (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by position), '[]')
        from blog_category where is_on))::text as json from ${countOf(sql`select from matching`)} counted`,
  );
};

/** One published article with its related ones as JSON text (`articleView`), or the text `null`. `origin` leads its address. */
export const readArticle = (db: Db, id: string, origin: string): Promise<string> =>
  jsonText(
    db,
    sql<{ json: string }>`select json_build_object(${itemFields}, 'body', a.body, 'url', ${origin} || '/blog/' || a.id,
      'related', (${relatedTo(sql`a`)}))::text as json
    from article a ${joined} where a.status = 'published' and a.id = ${id}`,
  );

export interface FeedArticle {
  id: string;
  title: string;
  excerpt: string;
  body: string;
  author: string;
  category: string;
  /** ISO 8601. */
  publishedAt: string;
}

/** The twenty newest published articles, with their whole texts. */
export const newestForFeed = (db: Db): Promise<FeedArticle[]> =>
  db.run(
    sql<FeedArticle>`select a.id, a.title, a.excerpt, a.body, o.name as author, k.name as category,
      to_json(a.published_at) #>> '{}' as "publishedAt"
    from (select * from article a where ${isPublic} order by ${newest} limit 20) a ${joined} order by ${newest}`,
  );
