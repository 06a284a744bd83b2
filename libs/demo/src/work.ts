import { between, DAY } from './clock.ts';
import type { Won } from './offers.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import type { World } from './world.ts';

/** The moments of a project's life; null where it has not come so far. */
export interface Work extends Won {
  started: Date | null;
  /** When the firm last said how far it has come, and how far that is, in percent. */
  reported: Date | null;
  progress: number;
  held: Date | null;
  /** Where the authority once asked for changes to a first delivery. */
  firstDelivery: Date | null;
  changesAsked: Date | null;
  /** Work ends here: at the first delivery, when it is put on hold, or now. */
  until: Date;
}

/** Places a project's life between its opening and now. */
export function workOf({ random, now }: World, { times, stage }: ScheduledRequest, won: Won): Work {
  const { accepted } = won;
  const ends = times.delivered ?? now;
  const soon = new Date(Math.min(ends.getTime(), accepted.getTime() + 3 * DAY));
  const started = stage === 'planning' ? null : between(random, accepted, soon);
  const held = stage === 'on_hold' && started ? between(random, started, now) : null;
  const wasSentBack = times.delivered !== null && started !== null && random.chance(0.3);
  const firstDelivery = wasSentBack ? between(random, started, ends) : null;
  const until = firstDelivery ?? held ?? ends;
  return {
    ...won,
    ...{ started, held, firstDelivery, until },
    changesAsked: firstDelivery ? between(random, firstDelivery, ends) : null,
    reported: started && between(random, started, until),
    progress: stage === 'planning' ? 0 : random.int(3, 17) * 5,
  };
}
