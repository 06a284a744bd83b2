import type { ArticleContent } from '@psp/contracts/articles';
import { sql } from 'kysely';
import { type Acted, lock, ownOrModerated } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { Article } from './article.entity.ts';
import { ArticleRevision } from './article-revision.entity.ts';

/** Finds the articles of the actor's organisation; for the association, those of all organisations. */
export const articles: Acted<Article> = {
  entity: 'article',
  type: Article,
  where: ownOrModerated,
};

/** Finds the pending revision of an article, or null. */
export const pendingRevision = ({ em }: Write<unknown>, articleId: string): Promise<ArticleRevision | null> =>
  em.findOne(ArticleRevision, { articleId, status: 'pending' });

/** Locks an article of `articles` and finds its pending revision. Throws `not_found`. */
export const lockRevised = async (
  write: Write<Actor>,
  id: string,
): Promise<{ article: Article; revision: ArticleRevision | null }> => {
  const [article, revision] = await Promise.all([
    lock(write, Article, articles.where(id, write.actor)),
    pendingRevision(write, id),
  ]);
  if (revision) revision.organisationId = article.organisationId;
  return { article, revision };
};

/** Checks of an article's content that need the database. */
interface ContentChecks {
  /** Whether the category is available to this kind of author. */
  category: boolean;
  /** Whether the cover is a picture of the author's organisation. */
  cover: boolean;
}

export const readKnown = async (
  { db, actor }: Write<Actor>,
  { category, coverImageId }: Pick<ArticleContent, 'category' | 'coverImageId'>,
): Promise<ContentChecks> =>
  found(
    await oneRow(
      db,
      sql<ContentChecks>`select
        exists (select from article_category where slug = ${category} and author_kind = ${actor.kind} and is_on) as category,
        ${coverImageId}::uuid is null or exists (select from image
          where id = ${coverImageId}::uuid and organisation_id = ${actor.organisationId}) as cover`,
    ),
  );

/** Throws `article.category` or `article.cover` if a check failed. */
export const expectKnown = ({ category, cover }: ContentChecks): void => {
  if (!category) throw new DomainError('article.category');
  if (!cover) throw new DomainError('article.cover');
};
