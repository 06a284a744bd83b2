import { defineEntity, p } from '@mikro-orm/core';
import type { ArticleAction, ArticleStatus } from '@psp/contracts/articles';
import { type Actor, type Doer, isAdmin, writesFor } from '../../actor.ts';
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

/** What an organisation has to tell, public once the association has approved it. */
export class Article extends articleSchema.class {
  /** Starts a draft. Throws `article.incomplete` without title, category or words. */
  static draft(actor: Actor, content: GivenArticle, now: Date): Article {
    const article = new Article();
    const { accountId: createdBy, organisationId } = actor;
    Object.assign(article, { id: newId(), organisationId, createdBy, status: 'draft', createdAt: now });
    article.take(textFrom(content));
    return article;
  }

  private take(text: ArticleText): void {
    Object.assign(this, text);
  }

  edit(doer: Doer, content: GivenArticle, now: Date): Change<ArticleStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    this.take(textFrom(content));
    return change;
  }

  /** Checks that the draft may be thrown away; one that was public stays. */
  discard(doer: Doer, now: Date): Change<ArticleStatus> {
    return machine.apply(this, 'discard', doer, now);
  }

  /**
   * Puts the draft before the association; what was asked of it before is answered by that. Throws
   * `article.cover_undescribed`.
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
    return this.because('reject', doer, reason, now);
  }

  requestChanges(doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    return this.because('requestChanges', doer, reason, now);
  }

  withdraw(doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    return this.because('withdraw', doer, reason, now);
  }

  private because(action: ArticleAction, doer: Doer, reason: string, now: Date): Change<ArticleStatus> {
    const change = machine.apply(this, action, doer, now);
    this.reason = reason;
    return change;
  }

  /** Makes a draft of a rejected or withdrawn article again, to be approved anew; why it came to that stays to be read. */
  reopen(doer: Doer, now: Date): Change<ArticleStatus> {
    return machine.apply(this, 'reopen', doer, now);
  }

  /** Checks that another text may be proposed for the one that is up. */
  revise(doer: Doer, now: Date): Change<ArticleStatus> {
    return machine.apply(this, 'revise', doer, now);
  }

  /** Shows an approved revision from now on, under the date of the first publication. */
  show(revision: ArticleRevision): void {
    this.take(textOfRevision(revision));
  }
}
articleSchema.setClass(Article);

/** The columns on which it depends what may be done. */
export type ArticleFacts = Pick<Article, 'status' | 'organisationId' | 'publishedAt'>;

const byAuthor = (doer: Doer, { organisationId }: ArticleFacts): boolean => writesFor(doer, organisationId);

/* Whoever withdrew an article may give it back; its author may take it up in any case. */
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

/** What the doer may do with the article now. */
export const articleActions = (article: ArticleFacts, doer: Doer, now: Date): ArticleAction[] =>
  machine.actionsFor(article, doer, now);
