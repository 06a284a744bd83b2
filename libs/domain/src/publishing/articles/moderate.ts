import type { ArticleStatus } from '@psp/contracts/articles';
import type { Kind } from '@psp/contracts/common';
import { sql } from 'kysely';
import { act, actOnLocked, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Message } from '../../operating/notifications/notify.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Change } from '../../state-machine.ts';
import { bySystem, type Write } from '../../write.ts';
import type { Article } from './article.entity.ts';
import { releaseCover } from './covers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { articles, lockRevised, pendingRevision } from './own-article.ts';

interface Decision extends Versioned {
  /** Shown to the author; not used by an approval. */
  reason?: string;
}

type ToAuthor = (kind: Kind, article: Article, reason: string) => Message;

const kindOfAuthor = async ({ db }: Write<Actor>, id: string): Promise<Kind> => {
  const author = sql<{ kind: Kind }>`select o.kind from article a join organisation o on o.id = a.organisation_id
    where a.id = ${id}`;
  return found(await oneRow(db, author)).kind;
};

const decision =
  (change: (article: Article, actor: Actor, now: Date, reason: string) => Change<ArticleStatus>, message: ToAuthor) =>
  async (write: Write<Actor>, { reason = '', ...at }: Decision): Promise<void> => {
    const decided = (article: Article) => change(article, write.actor, write.now, reason);
    const [article, kind] = await Promise.all([
      act(write, articles, at, decided, { reason: reason || null }),
      kindOfAuthor(write, at.id),
    ]);
    notify(write, [article.organisationId], message(kind, article, reason));
  };

/** Publishes a pending article. */
export const approveArticle = decision((article, actor, now) => article.approve(actor, now), NOTIFICATIONS.published);

/** Rejects an article; its author sees the reason. */
export const rejectArticle = decision(
  (article, actor, now, reason) => article.reject(actor, reason, now),
  NOTIFICATIONS.rejected,
);

/** Returns an article to its author as a draft; the reason says what to change. */
export const requestArticleChanges = decision(
  (article, actor, now, reason) => article.requestChanges(actor, reason, now),
  NOTIFICATIONS.changesRequested,
);

/** Returns a withdrawn article to its author as a draft. */
export const returnArticle = decision((article, actor, now) => article.reopen(actor, now), NOTIFICATIONS.returned);

const takeDown = decision(
  (article, actor, now, reason) => article.withdraw(actor, reason, now),
  NOTIFICATIONS.withdrawn,
);

/** Withdraws a published article and rejects its pending revision. */
export const withdrawArticle = async (write: Write<Actor>, input: Decision): Promise<void> => {
  const [, revision] = await Promise.all([takeDown(write, input), pendingRevision(write, input.id)]);
  if (!revision) return;
  const { reason = '' } = input;
  const change = revision.reject(SYSTEM, reason, write.now);
  record(bySystem(write), { entity: 'article-revision', id: revision.id }, change, { reason });
};

const lockProposal = async (write: Write<Actor>, id: string) => {
  const [{ article, revision }, kind] = await Promise.all([lockRevised(write, id), kindOfAuthor(write, id)]);
  return { article, proposal: found(revision), kind };
};

/**
 * Replaces the published text with the proposed one and deletes a replaced cover. `id` is the article's, `version` the proposal's.
 */
export const approveRevision = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const { article, proposal, kind } = await lockProposal(write, id);
  actOnLocked(write, { entity: 'article-revision', row: proposal, version }, () => proposal.approve(actor, now));
  const before = article.coverImageId ?? null;
  article.show(proposal);
  article.updatedAt = now;
  notify(write, [article.organisationId], NOTIFICATIONS.revisionPublished(kind, article));
  await releaseCover(write, article, before, article.coverImageId ?? null);
};

/** Rejects the proposed text; the published one stays. `id` is the article's, `version` the proposal's. */
export const rejectRevision = async (write: Write<Actor>, { id, version, reason = '' }: Decision): Promise<void> => {
  const { article, proposal, kind } = await lockProposal(write, id);
  const reject = () => proposal.reject(write.actor, reason, write.now);
  actOnLocked(write, { entity: 'article-revision', row: proposal, version }, reject, { reason });
  notify(write, [article.organisationId], NOTIFICATIONS.revisionRejected(kind, article, reason));
};
