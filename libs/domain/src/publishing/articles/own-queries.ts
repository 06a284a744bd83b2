import type { ArticlePreview, OwnArticleQuery, OwnArticleView } from '@psp/contracts/own-articles';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { Db } from '../../read-db.ts';
import { allOf, fitting, jsonText, oneRow, pageText, containsWords, windowOf } from '../../sql.ts';
import { pictureOf } from '../../operating/images/queries.ts';
import { DomainError } from '../../errors.ts';
import { articleActions } from './article.entity.ts';
import { textFrom, type GivenArticle } from './article-text.ts';
import { articleHistory, proposalOf, storedText } from './stored-text.ts';

/** Lists the articles of the actor's organisation, last changed first, as a page of JSON text (`ownArticleList`). */
export const listOwnArticles = (db: Db, actor: Actor, { page, q, status }: OwnArticleQuery): Promise<string> => {
  const where = allOf(
    sql`a.organisation_id = ${actor.organisationId}`,
    status === 'all' ? undefined : sql`a.status = ${status}`,
    q ? fitting(containsWords(sql`a.search_text`, q)) : undefined,
  );
  const items = sql`select json_build_object('id', a.id, 'title', a.title, 'status', a.status, 'reason', a.reason,
      'category', (select name from article_category where slug = a.category),
      'isRevised', exists (select from article_revision r where r.article_id = a.id and r.status = 'pending'),
      'views', a.views, 'readingMinutes', a.reading_minutes, 'publishedAt', a.published_at, 'updatedAt', a.updated_at,
      'cover', ${pictureOf(sql`a.cover_image_id`)}) as item,
      row_number() over (order by a.updated_at desc, a.id) as position
    from (select * from article a where ${where} order by a.updated_at desc, a.id ${windowOf(page)}) a`;
  return pageText(db, page, items, sql`select from article a where ${where}`);
};

/** Lists the categories for the actor's kind of organisation, as JSON text (`articleCategories`). */
export const listCategories = (db: Db, { kind }: Actor): Promise<string> =>
  jsonText(
    db,
    sql<{
      json: string;
    }>`select json_build_object('items', coalesce(json_agg(json_build_object('slug', slug, 'name', name)
      order by position), '[]'))::text as json from article_category where author_kind = ${kind} and is_on`,
  );

/** Reads an article of the actor's organisation for editing, or null. */
export const readOwnArticle = async (db: Db, actor: Actor, id: string, now: Date): Promise<OwnArticleView | null> => {
  const row = await oneRow(
    db,
    sql<{ json: Omit<OwnArticleView, 'actions'> }>`select json_build_object('id', a.id, 'version', a.version,
      'status', a.status, 'reason', a.reason, 'text', ${storedText('a')}, 'proposal', ${proposalOf}, 'author', o.name,
      'views', a.views, 'readingMinutes', a.reading_minutes, 'submittedAt', a.submitted_at, 'publishedAt', a.published_at,
      'createdAt', a.created_at, 'updatedAt', a.updated_at, 'history', ${articleHistory(id, actor)}) as json
    from article a join organisation o on o.id = a.organisation_id
    where a.id = ${id} and a.organisation_id = ${actor.organisationId}`,
  );
  if (!row) return null;
  const { status, publishedAt } = row.json;
  const facts = {
    status,
    organisationId: actor.organisationId,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  };
  return { ...row.json, actions: articleActions(facts, actor, now) };
};

/** Renders an article as its readers will see it, without storing it. Throws `article.incomplete` and `article.category`. */
export const previewArticle = async (db: Db, { kind }: Actor, content: GivenArticle): Promise<ArticlePreview> => {
  const { title, category, summary, body, coverImageId, coverAlt, readingMinutes } = textFrom(content);
  const row = await oneRow(
    db,
    sql<
      Pick<ArticlePreview, 'categoryName' | 'blogSlug' | 'cover'>
    >`select k.name as "categoryName", k.blog_slug as "blogSlug",
      ${pictureOf(sql`${coverImageId}::uuid`)} as cover
    from article_category k where k.slug = ${category} and k.author_kind = ${kind}`,
  );
  if (!row) throw new DomainError('article.category');
  return { title, category, summary, body, coverImageId, coverAlt, readingMinutes, ...row };
};
