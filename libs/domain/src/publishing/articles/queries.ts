import { ARTICLES_PER_PAGE, type ArticleQuery } from '@psp/contracts/articles';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { type Fit, foundPageText, orderedFor, searched } from '../../searched.ts';
import { allOf, jsonText, matchesByIndex, type Sql, containsWords } from '../../sql.ts';
import { isPublic, itemFields, joined } from './fields.ts';

const newest = sql`a.published_at desc, a.id`;

const inBlogCategory = (slug: string): Sql =>
  sql`a.category = any (array(select slug from article_category where blog_slug = ${slug}))`;

/* The category counts as one of the article's words. */
const hasSearchWords = (q: string): Fit => {
  const [inWords, inText] = matchesByIndex(sql`a.search_text`, sql`a.search_vector`, q);
  const named = sql`(select slug from article_category where ${containsWords(sql`search_fold(name)`, q)})`;
  const isOf = sql`a.category = any (array${named})`;
  return {
    fits: sql`(${inText} or ${inWords} or ${isOf})`,
    byIndex: [inWords, inText, sql`${isOf} and exists ${named}`],
  };
};

/** Lists published articles, newest first, as a page of JSON text (`articleList`). */
export const listArticles = (db: Db, { page, q, category }: ArticleQuery): Promise<string> => {
  const found = searched({
    q,
    from: sql`article a`,
    id: sql`a.id`,
    where: allOf(isPublic, category ? inBlogCategory(category) : undefined),
    order: newest,
    ...hasSearchWords(q),
    ordered: orderedFor(page, ARTICLES_PER_PAGE),
  });
  const more = sql`, 'categories', (select coalesce(json_agg(json_build_object('slug', slug, 'name', name) order by position), '[]')
    from blog_category where is_on)`;
  const item = sql`json_build_object(${itemFields})`;
  return foundPageText(db, {
    page,
    found,
    item,
    joins: sql`article a on a.id = p.id ${joined}`,
    more,
    size: ARTICLES_PER_PAGE,
  });
};

const SHOWN = 3;
/* Number of recent articles compared, at about 10 µs each; older ones are not worth suggesting. */
const COMPARED = 100;

/** The newest published articles that fulfil `where`, without the article `self`. */
const newestWhere = (where: Sql): Sql => sql`(select a.id, a.search_text, a.category, a.published_at from article a
  where ${isPublic} and ${where} and a.id <> self.id order by a.published_at desc, a.id limit ${sql.lit(COMPARED)})`;

/**
 * Query of the articles related to the row `article`, as JSON: the same category first, then by similarity of title and summary.
 */
const relatedTo = (article: Sql): Sql => sql`
  select coalesce(json_agg(json_build_object(${itemFields}) order by near.rank), '[]')
  from (select found.id, row_number() over (order by found.category = self.category desc,
        similarity(found.search_text, self.search_text) desc, found.published_at desc, found.id) as rank
      from (select ${article}.*) as self,
        lateral (${newestWhere(sql`a.category = self.category`)} union ${newestWhere(sql`true`)}) as found
      order by rank limit ${sql.lit(SHOWN)}) near
    join article a on a.id = near.id ${joined}`;

/** Reads a published article with related ones, as JSON text (`articleView`), or the text `null`. `origin` prefixes its URL. */
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

/** Reads the twenty newest published articles with their full text. */
export const newestForFeed = (db: Db): Promise<FeedArticle[]> =>
  db.run(
    sql<FeedArticle>`select a.id, a.title, a.excerpt, a.body, o.name as author, k.name as category,
      to_json(a.published_at) #>> '{}' as "publishedAt"
    from (select * from article a where ${isPublic} order by ${newest} limit 20) a ${joined} order by ${newest}`,
  );
