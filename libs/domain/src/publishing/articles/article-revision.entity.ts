import { defineEntity, p } from '@mikro-orm/core';
import type { RevisionAction, RevisionStatus } from '@psp/contracts/articles';
import { type Actor, type Doer, isAdmin, isSystem, canWriteFor } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { expectDescribed, proposedFrom, type GivenArticle } from './article-text.ts';

const revisionSchema = defineEntity({
  name: 'ArticleRevision',
  tableName: 'article_revision',
  properties: {
    ...row,
    createdAt,
    articleId: p.uuid(),
    createdBy: p.uuid(),
    title: p.text(),
    category: p.text(),
    summary: p.text().default(''),
    body: p.text(),
    bodyText: p.text(),
    coverImageId: p.uuid().nullable(),
    coverAlt: p.text().default(''),
    status: p.string().$type<RevisionStatus>().default('pending'),
    reason: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
    /** Organisation of the article; set only if the revision was loaded together with it. */
    organisationId: p.uuid().persist(false),
  },
});

/** A proposed new text of a published article, whose current text stays public until the association approves this one. */
export class ArticleRevision extends revisionSchema.class {
  /** Proposes a text for the article. Throws `article.incomplete` and `article.cover_undescribed`. */
  static propose(
    actor: Actor,
    article: { id: string; organisationId: string },
    content: GivenArticle,
    now: Date,
  ): ArticleRevision {
    const revision = new ArticleRevision();
    expectDescribed(content);
    Object.assign(revision, { id: newId(), articleId: article.id, organisationId: article.organisationId });
    Object.assign(revision, {
      createdBy: actor.accountId,
      status: 'pending',
      createdAt: now,
      ...proposedFrom(content),
    });
    return revision;
  }

  /** Replaces the proposed text while it is pending. */
  edit(doer: Doer, content: GivenArticle, now: Date): Change<RevisionStatus> {
    const change = machine.apply(this, 'edit', doer, now);
    expectDescribed(content);
    Object.assign(this, proposedFrom(content));
    return change;
  }

  approve(doer: Doer, now: Date): Change<RevisionStatus> {
    const change = machine.apply(this, 'approve', doer, now);
    this.decidedAt = now;
    return change;
  }

  /** Rejects the proposal; also done by the system when the article is withdrawn. */
  reject(doer: Doer, reason: string, now: Date): Change<RevisionStatus> {
    const change = machine.apply(this, 'reject', doer, now);
    this.reason = reason;
    this.decidedAt = now;
    return change;
  }

  /** Approves a rejected proposal, whose author contested the decision. */
  reinstate(doer: Doer, now: Date): Change<RevisionStatus> {
    const change = reversal.apply(this, 'reinstate', doer, now);
    Object.assign(this, { reason: null, decidedAt: now });
    return change;
  }
}
revisionSchema.setClass(ArticleRevision);

export type RevisionFacts = Pick<ArticleRevision, 'status' | 'organisationId'>;

const machine = stateMachine<RevisionFacts, RevisionStatus, RevisionAction>({
  edit: { from: ['pending'], by: (doer, { organisationId }) => canWriteFor(doer, organisationId) },
  approve: { from: ['pending'], to: 'published', by: isAdmin },
  reject: { from: ['pending'], to: 'rejected', by: (doer) => isAdmin(doer) || isSystem(doer) },
});

/* Not an action of its own: only the end of a contest does it. */
const reversal = stateMachine<RevisionFacts, RevisionStatus, 'reinstate'>({
  reinstate: { from: ['rejected'], to: 'published', by: isAdmin },
});

/** Actions that the doer may take on the revision at `now`. */
export const revisionActions = (revision: RevisionFacts, doer: Doer, now: Date): RevisionAction[] =>
  machine.actionsFor(revision, doer, now);
