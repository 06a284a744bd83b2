import { sql } from 'kysely';
import { actOnLocked, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { decided, moved } from '../../decided.ts';
import { expectVersion, found } from '../../load.ts';
import { Organisation } from '../../joining/organisations/organisation.entity.ts';
import { keepFlags, settleFlags } from '../../operating/flags/commands.ts';
import { NOTIFICATIONS as FLAGS } from '../../operating/flags/notifications.ts';
import { type Reporter, tellReporters } from '../../operating/flags/settle.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { findRow } from '../../unit-of-work/find-row.ts';
import { flush, type Write } from '../../write.ts';
import { pageOf } from '../projects/notifications.ts';
import { Project } from '../projects/project.entity.ts';
import { flaggedReview } from './flag.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { Review } from './review.entity.ts';

type Reasoned = Versioned & { reason: string };

/* Only its author reads a hidden review. */
const overseen = (id: string) => ({ id, publishedAt: { $ne: null } });

/**
 * Locks the organisations of a review in the order of their ids: the mark of one changes, and both are notified. Rows that only refer
 * to an organisation, such as a contest by the author, do not wait.
 */
export const lockSides = (id: string): Sql =>
  sql`select from organisation where id in (select unnest(array[subject_id, author_id]) from review where id = ${id})
    order by id for no key update`;

/* Locks the organisations before the review, as merges do. */
const lockOverseen = async (write: Write<Actor>, id: string) => {
  const { subjectId } = found(
    await oneRow(write.db, sql<{ subjectId: string }>`select subject_id as "subjectId" from review where id = ${id}`),
  );
  await write.db.run(lockSides(id));
  const subject = found(await findRow(write, Organisation, { id: subjectId }, { lock: false }));
  const review = await lock(write, Review, { ...overseen(id), subjectId });
  const project = found(await write.em.findOne(Project, { id: review.projectId }));
  return { review, subject, project };
};

type Overseen = Awaited<ReturnType<typeof lockOverseen>>;

const authorOf = async ({ em }: Write<Actor>, { review }: Overseen): Promise<string> =>
  found(await em.findOne(Organisation, { id: review.authorId })).name;

const contentOf = async (write: Write<Actor>, all: Overseen) =>
  flaggedReview({ id: all.review.id, author: await authorOf(write, all), subject: all.subject.name });

/* Where a reporter reads the review: one of the two sides on the project, others on the page of the firm. */
const pageFor =
  ({ review, project }: Overseen) =>
  ({ organisationId }: Reporter): string =>
    [project.uatId, project.firmaId].includes(organisationId)
      ? pageOf(project, organisationId)
      : `/partener/${review.subjectId}?sectiune=recenzii`;

const about = ({ review, project }: Overseen) =>
  ({
    entity: 'review',
    id: review.id,
    pageId: project.id,
    title: project.title,
    organisationId: review.authorId,
  }) as const;

/** Keeps a reported review: its open reports are answered, and who made them reads why. Throws `version.stale`, `flag.none`. */
export const keepReview = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { actor, now } = write;
  const all = await lockOverseen(write, id);
  expectVersion(all.review, version);
  all.review.keep(actor, now);
  await flush(write);
  const flags = await keepFlags(write, 'review_id', { id, reason });
  await decided(write, { ...about(all), action: 'keep', outcome: 'kept', since: flags[0]?.at ?? null, reason });
  const content = await contentOf(write, all);
  const page = pageFor(all);
  tellReporters(write, flags, (reporter) => FLAGS.kept(content, page(reporter), reason));
};

/**
 * Removes a review with its reply, with a reason for its author: nobody else reads it, and its mark no longer counts. Answers its
 * open reports; the reviewed side is told also when it has made none.
 */
export const removeReview = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { actor, now } = write;
  const all = await lockOverseen(write, id);
  const { review, subject, project } = all;
  actOnLocked(write, { entity: 'review', row: review, version }, () => review.remove(actor, now), { reason });
  subject.withdrawRating(review.rating);
  await flush(write);
  const flags = await settleFlags(write, 'review_id', { id, outcome: 'removed' });
  await decided(write, { ...about(all), action: 'remove', outcome: 'removed', since: flags[0]?.at ?? null, reason });
  notify(write, [review.authorId], NOTIFICATIONS.removed(project, review.authorId, reason));
  const content = await contentOf(write, all);
  const page = pageFor(all);
  tellReporters(write, flags, (reporter) => FLAGS.upheld(content, page(reporter)));
  if (flags.every(({ organisationId }) => organisationId !== subject.id))
    notify(write, [subject.id], NOTIFICATIONS.removedAboutYou(project, subject.id, await authorOf(write, all)));
};

/** Shows a removed review again, whose mark counts again. */
export const restoreReview = async (write: Write<Actor>, { id, version, reason }: Reasoned): Promise<void> => {
  const { actor, now } = write;
  const all = await lockOverseen(write, id);
  const { review, subject, project } = all;
  actOnLocked(write, { entity: 'review', row: review, version }, () => review.restore(actor, now), { reason });
  subject.addRating(review.rating);
  notify(write, [review.authorId], NOTIFICATIONS.restored(project, review.authorId));
  notify(write, [subject.id], NOTIFICATIONS.restoredAboutYou(project, subject.id, await authorOf(write, all)));
  await moved(write, project.id, 'restored', id);
};
