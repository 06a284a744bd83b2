import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/support-views';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { SupportViews } from '../../migrations/0165-support-views.ts';
import { lapseSupportViews } from './lapse.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { SupportView } from './support-view.entity.ts';

const limits = { 'support-view:account': { times: 20, minutes: 24 * 60 } };
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const supportViews: Capability = {
  name: 'support-views',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [SupportView],
  migrations: { '0165-support-views': SupportViews },
  limits,
  time: { lapseSupportViews },
  notifications: NOTIFICATIONS,
  live: sql`select c.event, 'support-view:' || c.id, side.organisation_id, side.kind from changed c
    join support_view v on v.id = c.id, lateral (values (null::uuid, 'admin'), (v.organisation_id, null)) as side (organisation_id, kind)
    where c.entity = 'support-view'`,
  personalData: {
    leftOut: { 'support_view.account_id': OFFICE_WORK },
    stays: ['support_view.account_id'],
  },
};
