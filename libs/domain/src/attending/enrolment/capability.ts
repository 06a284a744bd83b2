import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/enrolment';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { Enrolment } from '../../migrations/0114-enrolment.ts';
import { endEnrolment, endedEnrolments } from './end-enrolments.ts';
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
  constraints: { enrolment_setting_pkey: 'version.stale', training_review_once: 'enrolment.reviewed' },
  notifications: NOTIFICATIONS,
  // A registration changes the page of its course; the choice of an organisation all of its courses.
  live: sql`select c.event, 'training:' || t.id, side.organisation_id, side.kind from changed c
      join seat_registration r on r.id = c.id join training t on t.pool_id = r.pool_id,
      lateral (values (r.organisation_id, null), (null, 'admin')) side (organisation_id, kind) where c.entity = 'seat-registration'
    union all select c.event, 'enrolment-setting', c.id, null from changed c where c.entity = 'enrolment-setting'`,
  personalData: {
    exports: {
      'recenzii-la-cursuri': {
        about: 'recenziile dvs. la cursuri',
        column: 'training_review.account_id',
        rows: (id) => sql`select t.title, v.rating, v.body, v.created_at from training_review v
          join training t on t.id = v.training_id where v.account_id = ${id} order by v.created_at`,
      },
    },
    stays: ['training_review.account_id'],
    erase: ({ db }, { id }) => db.run(sql`update training_review set body = '' where account_id = ${id}`),
  },
  time: { endEnrolments: { due: endedEnrolments, apply: endEnrolment } },
};
