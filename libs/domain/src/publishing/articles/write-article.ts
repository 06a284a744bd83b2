import type { EntityManager } from '@mikro-orm/postgresql';
import type { ArticleContent } from '@psp/contracts/articles';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion } from '../../load.ts';
import { notifyAdmins } from '../../communicating/notifications/notify.ts';
import { Article } from './article.entity.ts';
import { ArticleRevision } from './article-revision.entity.ts';
import { releaseCover } from './covers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { expectKnown, ownArticle, pendingRevision } from './own-article.ts';

interface Reference {
  id: string;
  version: number;
}

/** Starts a draft. Returns its id. Throws `article.incomplete`, `article.category` or `article.cover`. */
export const createArticle = async (
  em: EntityManager,
  actor: Actor,
  content: ArticleContent,
  now: Date,
): Promise<string> => {
  const article = Article.draft(actor, content, now);
  await expectKnown(em, actor, content);
  em.persist(article);
  record(em, actor, { entity: 'article', id: article.id }, { action: 'create', from: 'draft', to: 'draft' });
  return article.id;
};

/** Saves the text of a draft; a cover that it replaces is removed. */
export const saveArticle = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Reference,
  content: ArticleContent,
  now: Date,
): Promise<void> => {
  const article = await ownArticle(em, actor, id);
  expectVersion(article, version);
  const { organisationId, coverImageId: before = null } = article;
  const change = article.edit(actor, content, now);
  await expectKnown(em, actor, content);
  // Also when nothing differs: who saved has seen this text, and the version says so.
  article.updatedAt = now;
  record(em, actor, { entity: 'article', id }, change);
  await releaseCover(em, { articleId: id, organisationId, before, now: content.coverImageId });
};

/** Throws a draft away, and its cover. The audit keeps that it existed. */
export const discardArticle = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Reference,
  now: Date,
): Promise<void> => {
  const article = await ownArticle(em, actor, id);
  expectVersion(article, version);
  record(em, actor, { entity: 'article', id }, article.discard(actor, now));
  const { organisationId, coverImageId: before = null } = article;
  em.remove(article);
  await releaseCover(em, { articleId: id, organisationId, before, now: null });
};

/** Puts a draft before the association. */
export const submitArticle = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Reference,
  now: Date,
): Promise<void> => {
  const article = await ownArticle(em, actor, id);
  expectVersion(article, version);
  record(em, actor, { entity: 'article', id }, article.submit(actor, now));
  await notifyAdmins(em, NOTIFICATIONS.submitted(article, actor.organisationName));
};

/** Makes a draft of a rejected or withdrawn article again. */
export const reopenArticle = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Reference,
  now: Date,
): Promise<void> => {
  const article = await ownArticle(em, actor, id);
  expectVersion(article, version);
  record(em, actor, { entity: 'article', id }, article.reopen(actor, now));
};

/**
 * Proposes another text for a published article, which stays up. A proposal that already waits takes the new text; then
 * `version` is the proposal's, else the article's. Returns the proposal's id.
 */
export const reviseArticle = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: Reference,
  content: ArticleContent,
  now: Date,
): Promise<string> => {
  const article = await ownArticle(em, actor, id);
  const change = article.revise(actor, now);
  await expectKnown(em, actor, content);
  const waiting = await pendingRevision(em, article);
  expectVersion(waiting ?? article, version);
  if (waiting) {
    const { coverImageId: before = null } = waiting;
    record(em, actor, { entity: 'article-revision', id: waiting.id }, waiting.edit(actor, content, now));
    const { organisationId } = article;
    await releaseCover(em, { articleId: id, organisationId, before, now: content.coverImageId });
    return waiting.id;
  }
  const revision = ArticleRevision.propose(actor, article, content, now);
  em.persist(revision);
  record(em, actor, { entity: 'article', id }, change, { details: { revision: revision.id } });
  await notifyAdmins(em, NOTIFICATIONS.revised(article, actor.organisationName));
  return revision.id;
};
