import { defineEntity, p } from '@mikro-orm/core';
import type { ArticleAction, ArticleStatus } from '@psp/contracts/articles';
import { type Actor, type Doer, isAdmin, canWriteFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import type { ArticleRevision } from './article-revision.entity.ts';
import { type ArticleText, expectDescribed, textFrom, textOfRevision, type GivenArticle } from './article-text.ts';

const articleSchema = defineEntity({
  name: 'Article',
  tableName: 'article',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    organisationId: p.uuid(),
    createdBy: p.uuid(),
    title: p.text(),
    category: p.text(),
    summary: p.text().default(''),
    body: p.text(),
    bodyText: p.text(),
    excerpt: p.text(),
    readingMinutes: p.smallint(),
    coverImageId: p.uuid().nullable(),
    coverAlt: p.text().default(''),
    status: p.string().$type<ArticleStatus>().default('draft'),
    reason: p.text().nullable(),
    submittedAt: p.datetime().nullable(),
    publishedAt: p.datetime().nullable(),
  },
});

/** An organisation's article, public once the association has approved it. */
export class Article extends articleSchema.class {
  /** Creates a draft. Throws `article.incomplete` without title, category or words. */
  static draft(actor: Actor, content: GivenArticle, now: Date): Article {
    const article = new Article();
    const { accountId: createdBy, organisationId } = actor;
    Object.assign(article, { id: newId(), organisationId, createdBy, status: 'draft', createdAt: now });
    article.write(textFrom(content));
    return article;
  }

  private write(text: ArticleText): void {
    Object.assign(this, text);
  }

  edit(doer: Doer, content: GivenArticle, now: Date): Change<ArticleStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.write(textFrom(content));
    return change;
  }

  /** Checks that the draft may be discarded; an article that was public may not. */
  discard(doer: Doer, now: Date): Change<ArticleStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  /**
   * Submits the draft for approval and clears the reason of an earlier decision. Throws `article.cover_undescribed`.
   */
  submit(doer: Doer, now: Date): Change<ArticleStatus> {
    const change = machine.apply(this, 'submit', doer, now);
    expectDescribed(this);
    this.reason = null;
    this.submittedAt = now;
    return change;
  }

  approve(doer: Doer, now: Date): Change<ArticleStatus> {
    const change = machine.apply(this, 'approve', doer, now);
    this.publishedAt = now;
    return change;
  }

  reject(doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    return this.applyWithReason('reject', doer, reason, now);
  }

  requestChanges(doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    return this.applyWithReason('requestChanges', doer, reason, now);
  }

  withdraw(doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    return this.applyWithReason('withdraw', doer, reason, now);
  }

  private applyWithReason(action: ArticleAction, doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    const change = machine.apply(this, action, doer, now);
    this.reason = reason;
    return change;
  }

  /** Publishes a rejected or withdrawn article, whose author contested the decision. */
  reinstate(doer: Doer, now: Date): Change<ArticleStatus> {
    const change = reversal.apply(this, 'reinstate', doer, now);
    Object.assign(this, { reason: null, publishedAt: this.publishedAt ?? now });
    return change;
  }

  /** Turns a rejected or withdrawn article into a draft, which needs a new approval; the reason is kept. */
  reopen(doer: Doer, now: Date): Change<ArticleStatus> {
    return machine.apply(this, 'reopen', doer, now);
  }

  /** Checks that a new text may be proposed for the published one. */
  revise(doer: Doer, now: Date): Change<ArticleStatus> {
    return machine.apply(this, 'revise', doer, now);
  }

  /** Replaces the text with an approved revision; the date of publication does not change. */
  show(revision: ArticleRevision): void {
    this.write(textOfRevision(revision));
  }
}
articleSchema.setClass(Article);

/** The columns on which the allowed actions depend. */
export type ArticleFacts = Pick<Article, 'status' | 'organisationId' | 'publishedAt'>;

const byAuthor = (doer: Doer, { organisationId }: ArticleFacts): boolean => canWriteFor(doer, organisationId);

/* The author may reopen an article; the association only one that it withdrew. */
const byAuthorOrWithdrawer = (doer: Doer, article: ArticleFacts): boolean =>
  byAuthor(doer, article) || (article.status === 'withdrawn' && isAdmin(doer));

const machine = stateMachine<ArticleFacts, ArticleStatus, ArticleAction>({
  edit: { from: ['draft'], by: byAuthor },
  discard: {
    from: ['draft'],
    by: byAuthor,
    unless: ({ publishedAt = null }) => (publishedAt === null ? null : 'action.not_allowed'),
  },
  submit: { from: ['draft'], to: 'pending', by: byAuthor },
  approve: { from: ['pending'], to: 'published', by: isAdmin },
  reject: { from: ['pending'], to: 'rejected', by: isAdmin },
  requestChanges: { from: ['pending'], to: 'draft', by: isAdmin },
  reopen: { from: ['rejected', 'withdrawn'], to: 'draft', by: byAuthorOrWithdrawer },
  revise: { from: ['published'], by: byAuthor },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
});

/* Not an action of its own: only the end of a contest does it. */
const reversal = stateMachine<ArticleFacts, ArticleStatus, 'reinstate'>({
  reinstate: { from: ['rejected', 'withdrawn'], to: 'published', by: isAdmin },
});

/** Actions that the doer may take on the article at `now`. */
export const articleActions = (article: ArticleFacts, doer: Doer, now: Date): ArticleAction[] =>
  machine.actionsFor(article, doer, now);
