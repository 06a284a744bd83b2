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

/** The articles of the actor's own organisation; the association moderates those of all. */
export const articles: Acted<Article> = {
  entity: 'article',
  type: Article,
  where: ownOrModerated,
};

/** The revision of an article that waits for its decision, or null. */
export const pendingRevision = ({ em }: Write<unknown>, articleId: string): Promise<ArticleRevision | null> =>
  em.findOne(ArticleRevision, { articleId, status: 'pending' });

/** An article of `articles`, locked, with the revision that waits. Throws `not_found`. */
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

/** What the database alone knows of a text. */
interface Known {
  /** Its category is offered to this kind of author. */
  category: boolean;
  /** Its cover is the author's own picture. */
  cover: boolean;
}

export const readKnown = async (
  { db, actor }: Write<Actor>,
  { category, coverImageId }: Pick<ArticleContent, 'category' | 'coverImageId'>,
): Promise<Known> =>
  found(
    await oneRow(
      db,
      sql<Known>`select
        exists (select from article_category where slug = ${category} and author_kind = ${actor.kind} and is_on) as category,
        ${coverImageId}::uuid is null or exists (select from image
          where id = ${coverImageId}::uuid and organisation_id = ${actor.organisationId}) as cover`,
    ),
  );

/** Throws `article.category` and `article.cover`. */
export const expectKnown = ({ category, cover }: Known): void => {
  if (!category) throw new DomainError('article.category');
  if (!cover) throw new DomainError('article.cover');
};
