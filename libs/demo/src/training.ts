import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import type { TrainingContent } from '@psp/contracts/training';
import type { Versioned } from '@psp/domain/act';
import type { Actor } from '@psp/domain/actor';
import { closeTraining, markTraining } from '@psp/domain/attending/enrolment/completion';
import { enrolInTraining } from '@psp/domain/attending/enrolment/enrol';
import { reviewTraining } from '@psp/domain/attending/enrolment/reviews';
import {
  approveTraining,
  createTraining,
  proposeTraining,
  publishTraining,
} from '@psp/domain/attending/training/manage-training';
import type { Write } from '@psp/domain/write';
import { sql } from 'kysely';
import { daysBefore, HOUR } from './clock.ts';
import { COURSES, type CourseText } from './content/training.ts';
import { type Act, rowTimeline, type Step, rowOf } from './step.ts';
import type { Party, World } from './world.ts';

/** Name of the firm that proposes the digital course. */
const PROPOSER = 'Civis Digital';
const PREPARED_DAYS = 40;
const PUBLISHED_DAYS = 37;
/** Days from the end of enrolment to the first sitting. */
const CLOSED_DAYS = 4;
/** Days by which the run before was earlier. */
const BEFORE_DAYS = 75;
const ENROLLED_DAYS = 12;

const contentOf = (
  { inDays, from, to, provider, reviews: _, ...text }: CourseText,
  now: Date,
  firm: string,
): TrainingContent => {
  const at = (days: number, time: string) => romanianMoment(romanianDay(daysBefore(now, -days)), time).toISOString();
  return {
    ...text,
    provider: provider ?? firm,
    sittings: inDays.map((days) => ({ startsAt: at(days, from), endsAt: at(days, to) })),
    closesAt: at((inDays[0] ?? 0) - CLOSED_DAYS, '23:59'),
    ...{ onlineUrl: null, completionShare: 100 },
  };
};

const enrol = (by: Party, at: Date): Act<[Versioned]> => ({
  by,
  at,
  command: (write, { id }) => enrolInTraining(write, { id, accountIds: [by.accountId] }),
});

/* Marks everybody with a seat as present at one sitting. */
const markAll = async (write: Write<Actor>, id: string, sitting: number): Promise<void> => {
  const registrations = await write.db.run(
    sql<{ id: string }>`select r.id from seat_registration r join training t on t.pool_id = r.pool_id
      where t.id = ${id} and r.status in ('confirmed', 'attended') order by r.id`,
  );
  for (const { id: registrationId } of registrations)
    await markTraining(write, { id, registrationId, sitting, isPresent: true });
};

/* The run before: enrolled, attended, closed, and reviewed by the first towns. */
const runBefore = (course: CourseText, { now, admin, uats }: World): Step[] => {
  const then = daysBefore(now, BEFORE_DAYS);
  const content = contentOf(course, then, '');
  const towns = uats.slice(0, course.reviews.length);
  const closed = new Date(Date.parse(content.sittings.at(-1)?.endsAt ?? '') + HOUR);
  return rowTimeline(
    'training',
    { by: admin, at: daysBefore(then, PREPARED_DAYS), command: (write) => createTraining(write, content) },
    [
      { by: admin, at: daysBefore(then, PUBLISHED_DAYS), command: publishTraining },
      ...towns.map((town, place) => enrol(town, daysBefore(then, ENROLLED_DAYS - place))),
      ...content.sittings.map(({ endsAt }, sitting) => ({
        ...{ by: admin, at: new Date(endsAt) },
        command: (write: Write<Actor>, { id }: Versioned) => markAll(write, id, sitting),
      })),
      { by: admin, at: closed, command: closeTraining },
      ...towns.map((town, place) => ({
        ...{ by: town, at: new Date(closed.getTime() + (place + 1) * 30 * HOUR) },
        command: (write: Write<Actor>, { id }: Versioned) =>
          reviewTraining(write, { id, ...(course.reviews[place] ?? { rating: 5, body: '' }) }),
      })),
    ],
  );
};

const coming = (course: CourseText, { now, admin, uats }: World, firm: Party): Step[] => {
  const isProposal = course.provider === null;
  const content = contentOf(course, now, firm.name);
  const command = isProposal ? proposeTraining : createTraining;
  const isRepeated = course.reviews.length > 0;
  return rowTimeline(
    'training',
    {
      by: isProposal ? firm : admin,
      at: daysBefore(now, isRepeated ? ENROLLED_DAYS + 2 : PREPARED_DAYS),
      command: async (write) =>
        command(write, {
          ...content,
          ...(isRepeated ? { repeats: (await rowOf(write, 'training', { title: course.title })).id } : {}),
        }),
    },
    [
      {
        by: admin,
        at: daysBefore(now, isRepeated ? ENROLLED_DAYS + 1 : PUBLISHED_DAYS),
        command: isProposal ? approveTraining : publishTraining,
      },
      ...uats.slice(0, 2).map((town, place) => enrol(town, daysBefore(now, ENROLLED_DAYS - 2 - place))),
    ],
  );
};

/** Plans the courses: those of the association, each with a run before, and the one that a firm proposed. */
export const trainingSteps = (world: World): Step[] => {
  const firm = world.firms.find(({ name }) => name.startsWith(PROPOSER));
  if (!firm) throw new Error(`no firm ${PROPOSER}`);
  return COURSES.flatMap((course) => [
    ...(course.reviews.length > 0 ? runBefore(course, world) : []),
    ...coming(course, world, firm),
  ]).sort((one, other) => one.at.getTime() - other.at.getTime());
};
