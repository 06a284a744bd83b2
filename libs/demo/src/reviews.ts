import { REVIEW_HIDDEN_DAYS, type WriteReview } from '@psp/contracts/reviews';
import { replyToReview, writeReview } from '@psp/domain/collaborating/reviews/commands';
import { publishOldReviews } from '@psp/domain/collaborating/reviews/pass-time';
import { between, DAY, daysBefore } from './clock.ts';
import { REPLIES, REVIEWS_OF_AUTHORITIES, REVIEWS_OF_FIRMS } from './content/answers.ts';
import { projectOf } from './project-of.ts';
import type { Random } from './random.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import { rowOf, type Step, stepOf, timeStep } from './step.ts';
import type { Work } from './work.ts';
import type { Party, World } from './world.ts';

/** Reviews of both sides about a completed project; hidden until both are written or 14 days have passed. */
export function reviewSteps(world: World, request: ScheduledRequest, { firm }: Work): Step[] {
  const { random, now } = world;
  const { uat, reviews, times } = request;
  const { completed } = times;
  if (completed === null) return [];
  const mark = random.pick([5, 5, 5, 4, 4, 4, 3] as const);
  const written = [
    ...(reviews.byUat ? [{ by: uat, of: firm, rating: mark, body: random.pick(REVIEWS_OF_FIRMS[mark]) }] : []),
    ...(reviews.byFirma
      ? [{ by: firm, of: uat, rating: random.int(4, 5), body: random.pick(REVIEWS_OF_AUTHORITIES) }]
      : []),
  ];
  const latest = new Date(Math.min(now.getTime(), completed.getTime() + 9 * DAY));
  const writing = written.map(({ by, rating, body }) => {
    const content = { ...marksAround(random, rating), body };
    return stepOf(by, between(random, completed, latest), async (write) =>
      writeReview(write, { id: (await projectOf(write, request)).id, ...content }),
    );
  });
  const released = daysBefore(completed, -REVIEW_HIDDEN_DAYS);
  const isReleased = written.length === 1 && released < now;
  const last = Math.max(...writing.map(({ at }) => at.getTime()));
  const published = isReleased ? released : written.length === 2 ? new Date(last) : null;
  return [
    ...writing,
    ...(isReleased
      ? [timeStep(released, publishOldReviews, async (write) => (await projectOf(write, request)).id)]
      : []),
    ...(published ? written.flatMap(({ by, of }) => replySteps(world, request, { by, of, published })) : []),
  ];
}

const near = (random: Random, rating: number) => Math.min(5, Math.max(1, rating + random.pick([-1, 0, 0, 0, 1])));

/* Marks of the four criteria, whose mean is closest to the rating. */
function marksAround(random: Random, rating: number): Omit<WriteReview, 'body'> {
  const marks: [number, number, number, number] = [
    near(random, rating),
    near(random, rating),
    near(random, rating),
    near(random, rating),
  ];
  const isFar = () => Math.abs(marks.reduce((sum, mark) => sum + mark - rating, 0)) >= marks.length / 2;
  for (let index = 0; isFar(); index++) marks[index] = rating;
  const [quality, timeliness, communication, price] = marks;
  return { rating, quality, timeliness, communication, price };
}

interface Published {
  by: Party;
  of: Party;
  published: Date;
}

function replySteps({ random, now }: World, request: ScheduledRequest, { by, of, published }: Published): Step[] {
  if (!random.chance(0.4)) return [];
  const reply = random.pick(REPLIES);
  const replied = stepOf(of, between(random, published, now), async (write) => {
    const { id } = await projectOf(write, request);
    await replyToReview(write, { ...(await rowOf(write, 'review', { project_id: id, author_id: by.id })), reply });
  });
  return [replied];
}
