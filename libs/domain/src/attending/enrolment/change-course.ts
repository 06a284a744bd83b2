import type { Actor } from '../../actor.ts';
import { notify } from '../../operating/notifications/notify.ts';
import type { Write } from '../../write.ts';
import { notifyRegistered } from '../events/notify-registered.ts';
import { lockPool } from '../seats/pool.ts';
import { offerFreeSeats } from '../seats/registrations.ts';
import { NOTIFICATIONS as TRAINING_NOTIFICATIONS } from '../training/notifications.ts';
import { type Given, saveTraining } from '../training/manage-training.ts';
import { tellOffered } from './end-enrolments.ts';
import { NOTIFICATIONS } from './notifications.ts';

/**
 * Saves what a course says. Those enrolled in a published one, and the firm that proposed it, are told what changed, and added seats are
 * offered to those who wait. Throws `version.stale`, `training.past`, `seats.sitting_begun` and `seats.below_taken`.
 */
export const changeCourse = async (write: Write<Actor>, given: Given): Promise<void> => {
  const { training, changes } = await saveTraining(write, given);
  if (training.status !== 'published') return;
  if (changes.length > 0) {
    await notifyRegistered(write, training, (kind) => NOTIFICATIONS.changed(kind, training, changes));
    const { organisationId } = training;
    if (organisationId) notify(write, [organisationId], TRAINING_NOTIFICATIONS.ownChanged(training, changes));
  }
  for (const offered of await offerFreeSeats(write, await lockPool(write, training.poolId)))
    await tellOffered(write, training, offered);
};
