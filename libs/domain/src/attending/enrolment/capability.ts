import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/enrolment';
import type { Capability } from '../../capability.ts';
import { Enrolment } from '../../migrations/0114-enrolment.ts';
import { endEnrolment, endedEnrolments } from './enrol.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { EnrolmentSetting } from './setting.entity.ts';

const limits = {
  'enrolment:organisation': { times: 60, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** Enrolment of members in courses, with the approval of their organisation's owner. */
export const enrolment: Capability = {
  name: 'enrolment',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  limits,
  entities: [EnrolmentSetting],
  migrations: { '0114-enrolment': Enrolment },
  // Two first choices at once.
  constraints: { enrolment_setting_pkey: 'version.stale' },
  notifications: NOTIFICATIONS,
  time: { endEnrolments: { due: endedEnrolments, apply: endEnrolment } },
};
