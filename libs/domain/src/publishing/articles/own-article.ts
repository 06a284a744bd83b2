import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { ArticleContent } from '@psp/contracts/articles';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { Article } from './article.entity.ts';
import { ArticleRevision } from './article-revision.entity.ts';

/** An article of the actor's own organisation, locked until the transaction ends. */
export const ownArticle = async (em: EntityManager, actor: Actor, id: string): Promise<Article> =>
  found(
    await em.findOne(Article, { id, organisationId: actor.organisationId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
  );

/** Any article by its id, locked, for those who moderate. */
export const lockArticle = async (em: EntityManager, id: string): Promise<Article> =>
  found(await em.findOne(Article, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }));

/** The revision of a locked article that waits for its decision, or null. */
export const pendingRevision = async (em: EntityManager, article: Article): Promise<ArticleRevision | null> => {
  const revision = await em.findOne(ArticleRevision, { articleId: article.id, status: 'pending' });
  if (revision) revision.organisationId = article.organisationId;
  return revision;
};

/**
 * Checks what the database alone knows of a text: that its category is offered to this kind of author (`article.category`) and
 * that its cover is the author's own picture (`article.cover`).
 */
export const expectKnown = async (em: EntityManager, actor: Actor, content: ArticleContent): Promise<void> => {
  const { category, coverImageId } = content;
  const { rows } = await sql<{ category: boolean; cover: boolean }>`select
    exists (select from article_category where slug = ${category} and author_kind = ${actor.kind} and is_on) as category,
    ${coverImageId}::uuid is null or exists (select from image
      where id = ${coverImageId}::uuid and organisation_id = ${actor.organisationId}) as cover`.execute(em.getKysely());
  if (!rows[0]?.category) throw new DomainError('article.category');
  if (!rows[0].cover) throw new DomainError('article.cover');
};
