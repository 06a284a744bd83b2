import type { WriteReview } from '@psp/contracts/reviews';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import { type Actor, SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { bySystem, type Write } from '../../write.ts';
import { DomainError } from '../../errors.ts';
import { found } from '../../load.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { NOTIFICATIONS } from '../projects/notifications.ts';
import { Project } from '../projects/project.entity.ts';
import { ownProject } from '../projects/own-project.ts';
import { Review } from './review.entity.ts';

/** Writes the review of the actor's side. The second review of a project publishes both. */
export const writeReview = async (
  write: Write<Actor>,
  { id, ...marks }: WriteReview & { id: string },
): Promise<void> => {
  const { em, actor, now } = write;
  const project = await ownProject(write, id);
  const change = project.check('review', actor, now);
  const reviews = await em.find(Review, { projectId: id });
  if (reviews.some(({ authorId }) => authorId === actor.organisationId)) throw new DomainError('review.exists');
  const review = Review.write(actor, project, marks, now);
  em.persist(review);
  record(
    write,
    { entity: 'review', id: review.id },
    { ...change, action: 'write', from: 'hidden', to: 'hidden' },
    { details: { projectId: project.id } },
  );
  const written = [...reviews, review];
  if (written.length === 2) await publishReviews(write, project, written);
  notify(write, [project.otherThan(actor.organisationId)], NOTIFICATIONS.review(project, actor));
};

/** Publishes the hidden reviews of a project and adds them to the ratings of the reviewed organisations. */
export const publishReviews = async (write: Write, project: Project, reviews: Review[]): Promise<void> => {
  const when = { completedAt: project.completedAt ?? null, bothWritten: reviews.length === 2 };
  // In the order of ids, so that two publications for the same organisations cannot deadlock.
  const hidden = reviews
    .filter(({ publishedAt }) => publishedAt == null)
    .sort((a, b) => a.subjectId.localeCompare(b.subjectId));
  for (const review of hidden) {
    record(bySystem(write), { entity: 'review', id: review.id }, review.publish(SYSTEM, when, write.now));
    const subject = await lock(write, Organisation, { id: review.subjectId });
    subject.addRating(review.rating);
  }
};

/** Replies for the reviewed side; only one reply is allowed. Returns the project's id. */
export const replyToReview = async (
  write: Write<Actor>,
  { id, version, reply }: Versioned & { reply: string },
): Promise<string> => {
  const { em, actor, now } = write;
  const review = await lock(write, Review, {
    id,
    subjectId: actor.organisationId,
    publishedAt: { $ne: null },
    removedAt: null,
  });
  if (review.reply != null) throw new DomainError('review.reply_exists');
  actOnLocked(write, { entity: 'review', row: review, version }, () => review.answer(actor, reply, now));
  const project = found(await em.findOne(Project, { id: review.projectId }));
  notify(write, [review.authorId], NOTIFICATIONS.reply(project, actor));
  return project.id;
};
