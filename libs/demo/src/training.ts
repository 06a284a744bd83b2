import type { TrainingContent } from '@psp/contracts/training';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import {
  approveTraining,
  createTraining,
  proposeTraining,
  publishTraining,
} from '@psp/domain/attending/training/manage-training';
import { daysBefore } from './clock.ts';
import { COURSES, type CourseText } from './content/training.ts';
import { rowTimeline, type Step } from './step.ts';
import type { World } from './world.ts';

/** Name of the firm that proposes the digital course. */
const PROPOSER = 'Civis Digital';
const PREPARED_DAYS = 40;
const PUBLISHED_DAYS = 37;
/** Days from the end of enrolment to the first sitting. */
const CLOSED_DAYS = 4;

const contentOf = ({ inDays, from, to, provider, ...text }: CourseText, now: Date, firm: string): TrainingContent => {
  const at = (days: number, time: string) => romanianMoment(romanianDay(daysBefore(now, -days)), time).toISOString();
  return {
    ...text,
    provider: provider ?? firm,
    sittings: inDays.map((days) => ({ startsAt: at(days, from), endsAt: at(days, to) })),
    closesAt: at((inDays[0] ?? 0) - CLOSED_DAYS, '23:59'),
    ...{ onlineUrl: null, completionShare: 100 },
  };
};

/** Plans the courses: those of the association, and the one that a firm proposed. */
export const trainingSteps = ({ now, admin, firms }: World): Step[] => {
  const firm = firms.find(({ name }) => name.startsWith(PROPOSER));
  if (!firm) throw new Error(`no firm ${PROPOSER}`);
  return COURSES.flatMap((course) => {
    const isProposal = course.provider === null;
    const content = contentOf(course, now, firm.name);
    const command = isProposal ? proposeTraining : createTraining;
    const publish = isProposal ? approveTraining : publishTraining;
    return rowTimeline(
      'training',
      {
        by: isProposal ? firm : admin,
        at: daysBefore(now, PREPARED_DAYS),
        command: (write) => command(write, content),
      },
      [{ by: admin, at: daysBefore(now, PUBLISHED_DAYS), command: publish }],
    );
  }).sort((one, other) => one.at.getTime() - other.at.getTime());
};
