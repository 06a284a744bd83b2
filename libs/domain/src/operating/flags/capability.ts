import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/flags';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { ContentFlags } from '../../migrations/0182-content-flags.ts';
import { NOTIFICATIONS } from './notifications.ts';

const limits = {
  'content-flag:organisation': { times: 20, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../limits/limit.ts' {
  interface Limits extends Own {}
}

/** Reports of reviews and solutions by members who read them. */
export const flags: Capability = {
  name: 'flags',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  migrations: { '0182-content-flags': ContentFlags },
  limits,
  notifications: NOTIFICATIONS,
  live: sql`select c.event, 'content-flag:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'content-flag'`,
  personalData: {
    exports: {
      'semnalari-de-continut': {
        about: 'recenziile și soluțiile pe care le-ați semnalat asociației',
        column: 'content_flag.account_id',
        rows: (
          id,
          isMine,
        ) => sql`select case when f.review_id is null then 'solution' else 'review' end as kind, s.title as solution,
            f.reason, f.outcome, f.created_at from content_flag f left join solution s on s.id = f.solution_id
          where f.account_id = ${id} and ${isMine('f.organisation_id')} order by f.id`,
      },
    },
    leftOut: { 'content_flag.decided_by': OFFICE_WORK },
    stays: ['content_flag.account_id', 'content_flag.decided_by'],
    actsElsewhere: (id) => [
      sql`select organisation_id, 'content-flag', id::text, 'send', created_at from content_flag where account_id = ${id}`,
    ],
  },
};
