import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/training';
import { OWN_GROUPS } from '@psp/contracts/words/search/training';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK, type WaitingRows } from '../../capability.ts';
import { Training as Trainings } from '../../migrations/0113-training.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { ownSearch } from './search.ts';
import { Training } from './training.entity.ts';

const limits = {
  'training-propose:organisation': { times: 20, minutes: 24 * 60 },
};
/* SQL condition on courses `t`: a proposal without a decision. */
const isProposed = sql`t.status = 'proposed'`;
const countProposals = sql`select count(*)::int from training t where ${isProposed}`;
const waitingProposals: WaitingRows = {
  excerpt: sql`select left(t.description, 200) from training t where t.id = w.id`,
  rows: sql`select t.id, t.updated_at as since from training t where ${isProposed}`,
  about: sql`select t.title, o.name from training t left join organisation o on o.id = t.organisation_id where t.id = w.id`,
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const training: Capability = {
  name: 'training',
  words: { ACTS, ERRORS, LIVE_TOPICS, OWN_GROUPS },
  ownSearch,
  limits,
  entities: [Training],
  migrations: { '0113-training': Trainings },
  notifications: NOTIFICATIONS,
  counts: { admin: () => ({ trainings: countProposals }) },
  waiting: { trainings: () => waitingProposals },
  // Published courses are read by everybody, proposals by their firm.
  live: sql`select c.event, 'training:' || t.id, null::uuid, side.kind from changed c join training t on t.id = c.id,
      lateral (values ('admin'), ('uat'), ('firma')) side (kind)
      where c.entity = 'training' and (side.kind = 'admin' or t.published_at is not null)
    union all select c.event, 'training:' || t.id, t.organisation_id, null from changed c join training t on t.id = c.id
      where c.entity = 'training' and t.organisation_id is not null`,
  personalData: {
    leftOut: { 'training.created_by': OFFICE_WORK },
    stays: ['training.created_by'],
  },
};
