import type { ProjectStatus } from '@psp/contracts/projects';
import { between, DAY } from './clock.ts';
import { HOLD_REASONS } from './content/answers.ts';
import type { Won } from './offers.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import type { World } from './world.ts';

/** A project with the moments of its life; null where it has not come so far. */
export interface Work extends Won {
  id: string;
  status: ProjectStatus;
  opened: Date;
  started: Date | null;
  held: Date | null;
  holdReason: string;
  /** Where the authority once asked for changes to a first delivery. */
  firstDelivery: Date | null;
  changesAsked: Date | null;
  progress: number;
}

/** True for the stages in which work was given. */
export const isProjectStage = (stage: string): stage is ProjectStatus =>
  stage === 'planning' || stage === 'in_progress' || stage === 'on_hold' || stage === 'review' || stage === 'completed';

/** Places a project's life between its opening and now. */
export function workOf(
  { random, now }: World,
  { times }: ScheduledRequest,
  won: Won,
  opened: Date,
  status: ProjectStatus,
): Work {
  const until = times.delivered ?? now;
  const started =
    status === 'planning'
      ? null
      : between(random, opened, new Date(Math.min(until.getTime(), opened.getTime() + 3 * DAY)));
  const held = status === 'on_hold' && started ? between(random, started, now) : null;
  const wasSentBack = times.delivered !== null && started !== null && random.chance(0.3);
  const firstDelivery = wasSentBack ? between(random, started, until) : null;
  return {
    ...won,
    id: random.idAt(opened),
    status,
    opened,
    started,
    held,
    firstDelivery,
    holdReason: random.pick(HOLD_REASONS),
    changesAsked: firstDelivery ? between(random, firstDelivery, until) : null,
    progress: times.delivered ? 100 : status === 'planning' ? 0 : random.int(3, 17) * 5,
  };
}
