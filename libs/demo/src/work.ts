import { between, DAY } from './clock.ts';
import type { AcceptedOffer } from './offers.ts';
import type { ScheduledRequest } from './scheduled-request.ts';
import type { World } from './world.ts';

/** Times of the steps of a project; null for steps that have not happened. */
export interface Work extends AcceptedOffer {
  started: Date | null;
  /** Time of the firm's last progress report. */
  reported: Date | null;
  /** Reported progress in percent. */
  progress: number;
  held: Date | null;
  /** Set when the authority asked for changes to a first delivery. */
  firstDelivery: Date | null;
  changesAsked: Date | null;
  /** End of the work: the first delivery, the pause, or now. */
  until: Date;
}

/** Plans the times of a project between the acceptance of its offer and now. */
export function workOf({ random, now }: World, { times, stage }: ScheduledRequest, offer: AcceptedOffer): Work {
  const { accepted } = offer;
  const ends = times.delivered ?? now;
  const soon = new Date(Math.min(ends.getTime(), accepted.getTime() + 3 * DAY));
  const started = stage === 'planning' ? null : between(random, accepted, soon);
  const held = stage === 'on_hold' && started ? between(random, started, now) : null;
  const wasSentBack = times.delivered !== null && started !== null && random.chance(0.3);
  const firstDelivery = wasSentBack ? between(random, started, ends) : null;
  const until = firstDelivery ?? held ?? ends;
  return {
    ...offer,
    ...{ started, held, firstDelivery, until },
    changesAsked: firstDelivery ? between(random, firstDelivery, ends) : null,
    reported: started && between(random, started, until),
    progress: stage === 'planning' ? 0 : random.int(3, 17) * 5,
  };
}
