import type { EntityManager } from '@mikro-orm/postgresql';
import type { ArticleStatus } from '@psp/contracts/articles';
import type { Kind } from '@psp/contracts/common';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { expectVersion, found } from '../../load.ts';
import { type Message, notify } from '../../communicating/notifications/notify.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import type { Change } from '../../state-machine.ts';
import type { Article } from './article.entity.ts';
import { releaseCover } from './covers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lockArticle, pendingRevision } from './own-article.ts';

interface Input {
  id: string;
  version: number;
  /** For the author to read; not used by an approval. */
  reason?: string;
}

type Told = (kind: Kind, article: Article, reason: string) => Message;

const tellAuthor = async (em: EntityManager, article: Article, message: Told, reason: string): Promise<void> => {
  const { kind } = found(await em.findOne(Organisation, { id: article.organisationId }));
  await notify(em, [article.organisationId], message(kind, article, reason));
};

const decision =
  (change: (article: Article, actor: Actor, reason: string, now: Date) => Change<ArticleStatus>, message: Told) =>
  async (em: EntityManager, actor: Actor, { id, version, reason = '' }: Input, now: Date): Promise<Article> => {
    const article = await lockArticle(em, id);
    expectVersion(article, version);
    record(em, actor, { entity: 'article', id }, change(article, actor, reason, now), { reason: reason || null });
    await tellAuthor(em, article, message, reason);
    return article;
  };

/** Publishes an article that waits. */
export const approveArticle = decision(
  (article, actor, _, now) => article.approve(actor, now),
  NOTIFICATIONS.published,
);

/** Refuses an article; it stays with its author, who reads why. */
export const rejectArticle = decision(
  (article, actor, reason, now) => article.reject(actor, reason, now),
  NOTIFICATIONS.rejected,
);

/** Sends an article back to its author as a draft, with what to change. */
export const requestArticleChanges = decision(
  (article, actor, reason, now) => article.requestChanges(actor, reason, now),
  NOTIFICATIONS.changesRequested,
);

/** Gives a withdrawn article back to its author as a draft. */
export const returnArticle = decision((article, actor, _, now) => article.reopen(actor, now), NOTIFICATIONS.returned);

const takeDown = decision(
  (article, actor, reason, now) => article.withdraw(actor, reason, now),
  NOTIFICATIONS.withdrawn,
);

/** Takes a published article out of public sight, and with it what was proposed for it. */
export const withdrawArticle = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const article = await takeDown(em, actor, input, now);
  const revision = await pendingRevision(em, article);
  if (!revision) return;
  const change = revision.reject(SYSTEM, article.reason ?? '', now);
  record(em, SYSTEM, { entity: 'article-revision', id: revision.id }, change, { reason: article.reason });
};

/**
 * Shows the proposed text in place of the published one, whose cover is removed when it is another. `version` is the proposal's;
 * `id` the article's.
 */
export const approveRevision = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const article = await lockArticle(em, input.id);
  const revision = found(await pendingRevision(em, article));
  expectVersion(revision, input.version);
  record(em, actor, { entity: 'article-revision', id: revision.id }, revision.approve(actor, now));
  const { organisationId, coverImageId: before = null } = article;
  article.show(revision);
  article.updatedAt = now;
  await releaseCover(em, { articleId: article.id, organisationId, before, now: article.coverImageId ?? null });
  await tellAuthor(em, article, NOTIFICATIONS.revisionPublished, '');
};

/** Refuses the proposed text; the published one stays. `version` is the proposal's; `id` the article's. */
export const rejectRevision = async (em: EntityManager, actor: Actor, input: Input, now: Date): Promise<void> => {
  const { id, version, reason = '' } = input;
  const article = await lockArticle(em, id);
  const revision = found(await pendingRevision(em, article));
  expectVersion(revision, version);
  const change = revision.reject(actor, reason, now);
  record(em, actor, { entity: 'article-revision', id: revision.id }, change, { reason });
  await tellAuthor(em, article, NOTIFICATIONS.revisionRejected, reason);
};
