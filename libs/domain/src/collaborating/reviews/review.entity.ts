import { defineEntity, p } from '@mikro-orm/core';
import { MODERATED_REVIEW_ACTIONS, type ModeratedReviewAction } from '@psp/contracts/moderated-reviews';
import {
  REVIEW_ACTIONS,
  REVIEW_HIDDEN_DAYS,
  type ReviewAction,
  type ReviewStatus,
  type WriteReview,
} from '@psp/contracts/reviews';
import { type Actor, type Doer, isAdmin, isSystem, canWriteFor } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';
import type { Project } from '../projects/project.entity.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const DAY = 86_400_000;

const reviewSchema = defineEntity({
  name: 'Review',
  tableName: 'review',
  properties: {
    ...row,
    createdAt,
    projectId: p.uuid(),
    authorId: p.uuid(),
    subjectId: p.uuid(),
    writtenBy: p.uuid(),
    rating: p.integer(),
    quality: p.integer(),
    timeliness: p.integer(),
    communication: p.integer(),
    price: p.integer(),
    body: p.text().default(''),
    reply: p.text().nullable(),
    repliedAt: p.datetime().nullable(),
    publishedAt: p.datetime().nullable(),
    removedAt: p.datetime().nullable(),
    /** When the association last kept it against reports. */
    keptAt: p.datetime().nullable(),
  },
});

export interface ReviewFacts {
  status: ReviewStatus;
  subjectId: string;
  completedAt: Date | null;
  bothWritten: boolean;
}

/** One side's review of a completed project; hidden until both sides have written one, or 14 days have passed. */
export class Review extends reviewSchema.class {
  static write(actor: Actor, project: Project, marks: WriteReview, now: Date): Review {
    const review = new Review();
    Object.assign(review, marks, {
      id: newId(),
      projectId: project.id,
      authorId: actor.organisationId,
      subjectId: project.otherThan(actor.organisationId),
      writtenBy: actor.accountId,
      createdAt: now,
    });
    return review;
  }

  publish(doer: Doer, when: { completedAt: Date | null; bothWritten: boolean }, now: Date): Change<ReviewStatus> {
    const change = machine.apply({ ...this.facts(), ...when }, 'publish', doer, now);
    this.publishedAt = now;
    return change;
  }

  /** Adds the only reply of the reviewed side. */
  answer(doer: Doer, reply: string, now: Date): Change<ReviewStatus> {
    const change = machine.apply(this.facts(), 'reply', doer, now);
    this.reply = reply;
    this.repliedAt = now;
    return change;
  }

  /** Checks that it may stay against reports; its version changes, for who decides meanwhile. */
  keep(doer: Doer, now: Date): Change<ReviewStatus> {
    const change = machine.apply(this.facts(), 'keep', doer, now);
    this.keptAt = now;
    return change;
  }

  /** Hides it, with its reply, from everybody but its author. */
  remove(doer: Doer, now: Date): Change<ReviewStatus> {
    const change = machine.apply(this.facts(), 'remove', doer, now);
    this.removedAt = now;
    return change;
  }

  /** Reverts a removal. */
  restore(doer: Doer, now: Date): Change<ReviewStatus> {
    const change = machine.apply(this.facts(), 'restore', doer, now);
    this.removedAt = null;
    return { ...change, to: reviewStatus(this) };
  }

  private facts(): ReviewFacts {
    return { status: reviewStatus(this), subjectId: this.subjectId, completedAt: null, bothWritten: false };
  }
}
reviewSchema.setClass(Review);

/** Derives the status of a review, which is not stored. */
export const reviewStatus = (review: { publishedAt?: unknown; removedAt?: unknown; reply?: unknown }): ReviewStatus => {
  if (review.publishedAt == null) return 'hidden';
  if (review.removedAt != null) return 'removed';
  return review.reply == null ? 'published' : 'replied';
};

const tooSoon = ({ completedAt, bothWritten }: ReviewFacts, now: Date) => {
  const waited = completedAt !== null && now.getTime() - completedAt.getTime() >= REVIEW_HIDDEN_DAYS * DAY;
  return bothWritten || waited ? null : ('action.not_allowed' as const);
};

const machine = stateMachine<ReviewFacts, ReviewStatus, ReviewAction | 'publish' | ModeratedReviewAction>({
  publish: { from: ['hidden'], to: 'published', by: isSystem, unless: tooSoon },
  reply: { from: ['published'], to: 'replied', by: (doer, { subjectId }) => canWriteFor(doer, subjectId) },
  keep: { from: ['published', 'replied'], by: isAdmin },
  remove: { from: ['published', 'replied'], to: 'removed', by: isAdmin },
  // The reply that it had comes back with it.
  restore: { from: ['removed'], to: 'published', by: isAdmin },
});

/** Actions that the doer may take on the review at `now`. */
export const reviewActions = (review: ReviewFacts, doer: Doer, now: Date): ReviewAction[] => {
  const possible = machine.actionsFor(review, doer, now);
  return REVIEW_ACTIONS.filter((action) => possible.includes(action));
};

/** What the association may decide on the review. */
export const moderationActions = (review: ReviewFacts, doer: Doer, now: Date): ModeratedReviewAction[] => {
  const possible = machine.actionsFor(review, doer, now);
  return MODERATED_REVIEW_ACTIONS.filter((action) => possible.includes(action));
};
