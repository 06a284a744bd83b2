import type { ReviewView } from '@psp/contracts/reviews';
import { sql } from 'kysely';
import { type Actor, canWriteFor } from '../../actor.ts';
import { hasFlagged } from '../../operating/flags/content.ts';
import { allOf, type Sql } from '../../sql.ts';
import { type Days, onDays } from '../../time.ts';
import { reviewActions, reviewStatus } from './review.entity.ts';
import { IS_SHOWN } from '../../shown-review.ts';

export type StoredReview = Omit<ReviewView, 'actions' | 'canFlag'> & { subjectId: string };

/** The review `v` by the organisation `a`, as JSON. */
const reviewJson = (actor: Actor): Sql => sql`json_build_object('id', v.id, 'version', v.version, 'author', a.name,
  'subjectId', v.subject_id, 'rating', v.rating, 'quality', v.quality, 'timeliness', v.timeliness,
  'communication', v.communication, 'price', v.price, 'body', v.body, 'createdAt', v.created_at, 'publishedAt', v.published_at,
  'removedAt', v.removed_at, 'reply', v.reply, 'isFlagged', ${hasFlagged('review_id', sql`v.id`, actor)})`;

/** SQL condition: the review `v` of the actor's organisation is shown, and was published on these days if any are given. */
export const receivedOn = ({ organisationId }: Actor, days: Days): Sql =>
  allOf(sql`v.subject_id = ${organisationId} and ${IS_SHOWN}`, onDays(sql`v.published_at`, days));

/** The two reviews of a project as one side may see them: its own always, the other's while it is shown. */
export const reviewsOf = (projectId: Sql, actor: Actor): Sql => {
  const byOther = sql`v.project_id = ${projectId} and v.author_id <> ${actor.organisationId}`;
  return sql`json_build_object(
  'own', (select ${reviewJson(actor)} from review v join organisation a on a.id = v.author_id
    where v.project_id = ${projectId} and v.author_id = ${actor.organisationId}),
  'other', (select ${reviewJson(actor)} from review v join organisation a on a.id = v.author_id where ${byOther} and ${IS_SHOWN}),
  'otherWritten', exists (select 1 from review v where ${byOther}),
  'otherRemoved', exists (select 1 from review v where ${byOther} and v.removed_at is not null))`;
};

export const withReviewActions = (stored: StoredReview | null, actor: Actor, now: Date): ReviewView | null => {
  if (!stored) return null;
  const { subjectId, ...review } = stored;
  const facts = { status: reviewStatus(review), subjectId, completedAt: null, bothWritten: false };
  // Of the two sides of a project one is reviewed and the other is the author.
  const canFlag = stored.isFlagged !== true && isShown(review) && canWriteFor(actor, subjectId);
  return { ...review, canFlag, actions: reviewActions(facts, actor, now) };
};

const isShown = (review: Omit<StoredReview, 'subjectId'>): boolean =>
  ['published', 'replied'].includes(reviewStatus(review));
