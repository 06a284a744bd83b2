import type { ReviewView } from '@psp/contracts/reviews';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { allOf, type Sql } from '../../sql.ts';
import { type Days, onDays } from '../../time.ts';
import { reviewActions, reviewStatus } from './review.entity.ts';

export type StoredReview = Omit<ReviewView, 'actions'> & { subjectId: string };

/** The review `v` by the organisation `a`, as JSON. */
const reviewJson = sql`json_build_object('id', v.id, 'version', v.version, 'author', a.name, 'subjectId', v.subject_id,
  'rating', v.rating, 'quality', v.quality, 'timeliness', v.timeliness, 'communication', v.communication,
  'price', v.price, 'body', v.body, 'createdAt', v.created_at, 'publishedAt', v.published_at,
  'reply', v.reply)`;

/** SQL condition: the review `v` of the actor's organisation is published, on these days if any are given. */
export const receivedOn = ({ organisationId }: Actor, days: Days): Sql =>
  allOf(sql`v.subject_id = ${organisationId} and v.published_at is not null`, onDays(sql`v.published_at`, days));

/** The two reviews of a project as one side may see them: its own always, the other's once published. */
export const reviewsOf = (projectId: Sql, actor: Actor): Sql => sql`json_build_object(
  'own', (select ${reviewJson} from review v join organisation a on a.id = v.author_id
    where v.project_id = ${projectId} and v.author_id = ${actor.organisationId}),
  'other', (select ${reviewJson} from review v join organisation a on a.id = v.author_id
    where v.project_id = ${projectId} and v.author_id <> ${actor.organisationId} and v.published_at is not null),
  'otherWritten', exists (select 1 from review v where v.project_id = ${projectId} and v.author_id <> ${actor.organisationId}))`;

export const withReviewActions = (stored: StoredReview | null, actor: Actor, now: Date): ReviewView | null => {
  if (!stored) return null;
  const { subjectId, ...review } = stored;
  const facts = { status: reviewStatus(review), subjectId, completedAt: null, bothWritten: false };
  return { ...review, actions: reviewActions(facts, actor, now) };
};
