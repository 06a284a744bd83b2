import { ERRORS } from '@psp/contracts/words/reminders';
import type { Capability } from '../../capability.ts';
import { OverseenLists } from '../../migrations/0152-overseen-lists.ts';
import { WiderLists } from '../../migrations/0170-wider-lists.ts';
import { NOTIFICATIONS } from './notifications.ts';

const DAY = 24 * 60;
const limits = {
  /** About one request, its offers or one project. */
  'reminder:subject': { times: 1, minutes: DAY },
  'reminder:recipient': { times: 5, minutes: DAY },
  /** Apart from `reminder:recipient`, whose answers are open: a sealed offer must not show in them. */
  'reminder:sealed': { times: 5, minutes: DAY },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** Reminders by the association, and the lists from which it sends them. */
export const reminders: Capability = {
  name: 'reminders',
  words: { ERRORS },
  migrations: { '0152-overseen-lists': OverseenLists, '0170-wider-lists': WiderLists },
  limits,
  notifications: NOTIFICATIONS,
};
