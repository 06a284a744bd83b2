import type { ArticleStatus } from '@psp/contracts/articles';
import type { Kind } from '@psp/contracts/common';
import type { DecisionOutcome } from '@psp/contracts/decision-names';
import { sql } from 'kysely';
import { act, actOnLocked, lock, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { type Decided, decided, moved } from '../../decided.ts';
import { DomainError } from '../../errors.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Message } from '../../operating/notifications/notify.ts';
import { found } from '../../load.ts';
import { record } from '../../operating/audit/record.ts';
import { oneRow } from '../../sql.ts';
import type { Change } from '../../state-machine.ts';
import { bySystem, type Write } from '../../write.ts';
import { Article } from './article.entity.ts';
import { ArticleRevision } from './article-revision.entity.ts';
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

interface Kept {
  change: (article: Article, actor: Actor, now: Date, reason: string) => Change<ArticleStatus>;
  message: ToAuthor;
  /** What kind of decision it is; none for acts that decide nothing. */
  outcome?: DecisionOutcome;
}

const decision =
  ({ change, message, outcome }: Kept) =>
  async (write: Write<Actor>, { reason = '', ...at }: Decision): Promise<void> => {
    let action = '';
    const deciding = (article: Article) => {
      const changed = change(article, write.actor, write.now, reason);
      action = changed.action;
      return changed;
    };
    const [article, kind] = await Promise.all([
      act(write, articles, at, deciding, { reason: reason || null }),
      kindOfAuthor(write, at.id),
    ]);
    notify(write, [article.organisationId], message(kind, article, reason));
    if (!outcome) return;
    const { id, title, organisationId, submittedAt } = article;
    const since = outcome === 'removed' ? null : (submittedAt ?? null);
    await decided(write, { entity: 'article', id, action, outcome, title, organisationId, since, reason });
  };

/** Publishes a pending article. */
export const approveArticle = decision({
  change: (article, actor, now) => article.approve(actor, now),
  message: NOTIFICATIONS.published,
  outcome: 'approved',
});

/** Publishes a rejected or withdrawn article whose author has contested the decision. */
export const reinstateArticle = decision({
  change: (article, actor, now) => article.reinstate(actor, now),
  message: NOTIFICATIONS.published,
});

/** Rejects an article; its author sees the reason. */
export const rejectArticle = decision({
  change: (article, actor, now, reason) => article.reject(actor, reason, now),
  message: NOTIFICATIONS.rejected,
  outcome: 'refused',
});

/** Returns an article to its author as a draft; the reason says what to change. */
export const requestArticleChanges = decision({
  change: (article, actor, now, reason) => article.requestChanges(actor, reason, now),
  message: NOTIFICATIONS.changesRequested,
  outcome: 'returned',
});

const giveBack = decision({
  change: (article, actor, now) => article.reopen(actor, now),
  message: NOTIFICATIONS.returned,
});

/** Returns a withdrawn article to its author as a draft. */
export const returnArticle = async (write: Write<Actor>, input: Decision): Promise<void> => {
  await giveBack(write, input);
  await moved(write, input.id, 'reworked');
};

const takeDown = decision({
  change: (article, actor, now, reason) => article.withdraw(actor, reason, now),
  message: NOTIFICATIONS.withdrawn,
  outcome: 'removed',
});

/** Withdraws a published article and rejects its pending revision. */
export const withdrawArticle = async (write: Write<Actor>, input: Decision): Promise<void> => {
  // Before the decisions about it, as all acts lock them.
  await lock(write, Article, articles.where(input.id, write.actor));
  await moved(write, input.id, 'withdrawn');
  const [, revision] = await Promise.all([takeDown(write, input), pendingRevision(write, input.id)]);
  if (!revision) return;
  const { reason = '' } = input;
  const change = revision.reject(SYSTEM, reason, write.now);
  record(bySystem(write), { entity: 'article-revision', id: revision.id }, change, { reason });
};

const lockArticle = async (write: Write<Actor>, id: string): Promise<{ article: Article; kind: Kind }> => {
  const [article, kind] = await Promise.all([
    lock(write, Article, articles.where(id, write.actor)),
    kindOfAuthor(write, id),
  ]);
  return { article, kind };
};

const lockProposal = async (write: Write<Actor>, id: string) => {
  const [{ article, revision }, kind] = await Promise.all([lockRevised(write, id), kindOfAuthor(write, id)]);
  return { article, proposal: found(revision), kind };
};

/* Keeps what was decided about a revision, on the page of its article. */
const keepRevision = (
  write: Write<Actor>,
  article: Article,
  { id, title, createdAt }: ArticleRevision,
  what: Pick<Decided, 'action' | 'outcome' | 'reason'>,
): Promise<void> => {
  const about = { entity: 'article-revision', id, pageId: article.id, title, since: createdAt } as const;
  return decided(write, { ...about, organisationId: article.organisationId, ...what });
};

/* Makes an approved text the public one. */
const show = async (write: Write<Actor>, article: Article, revision: ArticleRevision, kind: Kind): Promise<void> => {
  const before = article.coverImageId ?? null;
  article.show(revision);
  article.updatedAt = write.now;
  notify(write, [article.organisationId], NOTIFICATIONS.revisionPublished(kind, article));
  await releaseCover(write, article, before, article.coverImageId ?? null);
};

/**
 * Replaces the published text with the proposed one and deletes a replaced cover. `id` is the article's, `version` the proposal's.
 */
export const approveRevision = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { actor, now } = write;
  const { article, proposal, kind } = await lockProposal(write, id);
  actOnLocked(write, { entity: 'article-revision', row: proposal, version }, () => proposal.approve(actor, now));
  await show(write, article, proposal, kind);
  await keepRevision(write, article, proposal, { action: 'approve', outcome: 'approved' });
};

/** Rejects the proposed text; the published one stays. `id` is the article's, `version` the proposal's. */
export const rejectRevision = async (write: Write<Actor>, { id, version, reason = '' }: Decision): Promise<void> => {
  const { article, proposal, kind } = await lockProposal(write, id);
  const reject = () => proposal.reject(write.actor, reason, write.now);
  actOnLocked(write, { entity: 'article-revision', row: proposal, version }, reject, { reason });
  notify(write, [article.organisationId], NOTIFICATIONS.revisionRejected(kind, article, reason));
  await keepRevision(write, article, proposal, { action: 'reject', outcome: 'refused', reason });
};

/**
 * Publishes a rejected text whose author has contested the decision. `id` is the revision's. Throws `decision.replaced` where a later
 * text was proposed or published, or the article is not public.
 */
export const reinstateRevision = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { em, actor, now } = write;
  const { articleId } = found(await em.findOne(ArticleRevision, { id }));
  const { article, kind } = await lockArticle(write, articleId);
  const revision = await lock(write, ArticleRevision, { id });
  const later = await em.count(ArticleRevision, { articleId, createdAt: { $gt: revision.createdAt } });
  const isOlder = article.publishedAt && revision.decidedAt && article.publishedAt > revision.decidedAt;
  if (later > 0 || isOlder || article.status !== 'published') throw new DomainError('decision.replaced');
  revision.organisationId = article.organisationId;
  const reinstate = () => revision.reinstate(actor, now);
  actOnLocked(write, { entity: 'article-revision', row: revision, version }, reinstate);
  await show(write, article, revision, kind);
};
