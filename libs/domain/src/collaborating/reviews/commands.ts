import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { WriteReview } from '@psp/contracts/reviews';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { expectVersion, found } from '../../load.ts';
import { notify } from '../../communicating/notifications/notify.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { stepMessage } from '../projects/notifications.ts';
import { Project } from '../projects/project.entity.ts';
import { ownProject } from '../projects/steps.ts';
import { Review } from './review.entity.ts';

/** Writes this side's review. The second one publishes both. */
export const writeReview = async (
  em: EntityManager,
  actor: Actor,
  projectId: string,
  marks: WriteReview,
  now: Date,
): Promise<void> => {
  const project = await ownProject(em, actor, projectId);
  const change = project.review(actor, now);
  const reviews = await em.find(Review, { projectId });
  if (reviews.some(({ authorId }) => authorId === actor.organisationId)) throw new DomainError('review.exists');
  const review = Review.write(actor, project, marks, now);
  em.persist(review);
  record(em, actor, { entity: 'review', id: review.id }, { ...change, action: 'write', from: 'hidden', to: 'hidden' });
  const written = [...reviews, review];
  if (written.length === 2) await publishReviews(em, project, written, now);
  await notify(em, [project.otherThan(actor.organisationId)], stepMessage('review', project, actor));
};

/** Publishes the hidden ones among a project's reviews and counts them in the averages of those they speak of. */
export const publishReviews = async (
  em: EntityManager,
  project: Project,
  reviews: Review[],
  now: Date,
): Promise<void> => {
  const when = { completedAt: project.completedAt ?? null, bothWritten: reviews.length === 2 };
  // In the order of ids, so that two publications for the same pair of organisations cannot lock each other out.
  const hidden = reviews
    .filter(({ publishedAt }) => publishedAt == null)
    .sort((a, b) => a.subjectId.localeCompare(b.subjectId));
  for (const review of hidden) {
    record(em, SYSTEM, { entity: 'review', id: review.id }, review.publish(SYSTEM, when, now));
    const subject = found(
      await em.findOne(Organisation, { id: review.subjectId }, { lockMode: LockMode.PESSIMISTIC_WRITE }),
    );
    subject.addRating(review.rating);
  }
};

/** The reviewed side replies, once. Returns the project's id. */
export const replyToReview = async (
  em: EntityManager,
  actor: Actor,
  id: string,
  version: number,
  reply: string,
  now: Date,
): Promise<string> => {
  const review = found(
    await em.findOne(
      Review,
      { id, subjectId: actor.organisationId, publishedAt: { $ne: null } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    ),
  );
  if (review.reply != null) throw new DomainError('review.reply_exists');
  expectVersion(review, version);
  const project = found(await em.findOne(Project, { id: review.projectId }));
  record(em, actor, { entity: 'review', id }, review.answer(actor, reply, now));
  await notify(em, [review.authorId], stepMessage('reply', project, actor));
  return project.id;
};
