import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/decisions';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { ModerationDecisions } from '../../migrations/0154-moderation-decisions.ts';
import { EndedContests } from '../../migrations/0155-ended-contests.ts';
import { LiftedDecisions } from '../../migrations/0187-lifted-decisions.ts';
import { ModerationDecision } from './decision.entity.ts';
import { listeners } from './keep.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { countContests, waitingContests } from './queries.ts';

const limits = {
  'decision-contest:organisation': { times: 20, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

/** What the association decides about content of all kinds, and the one contest of each decision. */
export const decisions: Capability = {
  name: 'decisions',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [ModerationDecision],
  migrations: {
    '0154-moderation-decisions': ModerationDecisions,
    '0155-ended-contests': EndedContests,
    '0187-lifted-decisions': LiftedDecisions,
  },
  limits,
  listeners,
  notifications: NOTIFICATIONS,
  counts: { admin: () => ({ contests: countContests }) },
  waiting: { contests: () => waitingContests },
  live: sql`select c.event, 'decision:' || d.id, side.id, side.kind from changed c join moderation_decision d on d.id = c.id,
    lateral (values (d.organisation_id, null::text), (null::uuid, 'admin')) side (id, kind) where c.entity = 'decision'`,
  personalData: {
    exports: {
      contestatii: {
        about: 'contestațiile trimise de dumneavoastră la decizii ale asociației',
        column: 'moderation_decision.contested_by',
        rows: (id, isMine) => sql`select title, reason, contest, contested_at, answer, answered_at, status
          from moderation_decision where contested_by = ${id} and ${isMine('organisation_id')} order by id`,
      },
    },
    leftOut: {
      'moderation_decision.decided_by': OFFICE_WORK,
      'moderation_decision.answered_by': OFFICE_WORK,
    },
    stays: ['moderation_decision.decided_by', 'moderation_decision.contested_by', 'moderation_decision.answered_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'decision', id::text, 'contest', contested_at from moderation_decision where contested_by = ${id}`,
    ],
  },
};
