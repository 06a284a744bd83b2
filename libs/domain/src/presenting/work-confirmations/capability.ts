import { ACTS, ERRORS, TODOS } from '@psp/contracts/words/work-confirmations';
import { sql } from 'kysely';
import type { Capability } from '../../capability.ts';
import { ConfirmedWorks } from '../../migrations/0057-confirmed-works.ts';
import { expireConfirmations } from './expire.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { WorkConfirmation } from './work-confirmation.entity.ts';

const limits = {
  'work-confirmation:organisation': { times: 60, minutes: 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}

export const workConfirmations: Capability = {
  name: 'work-confirmations',
  words: { ACTS, ERRORS, TODOS },
  limits,
  entities: [WorkConfirmation],
  migrations: { '0057-confirmed-works': ConfirmedWorks },
  constraints: { work_confirmation_one_open: 'version.stale' },
  time: { expireConfirmations },
  notifications: NOTIFICATIONS,
  todos: {
    uat: {
      confirmWork: ({ organisationId }) => sql`select w.id, '', x.name, f.name, 1, w.expires_at
        from work_confirmation w join portfolio_item x on x.id = w.work_id
        join organisation f on f.id = x.organisation_id and f.status = 'approved'
        where w.authority_id = ${organisationId} and w.status = 'open' and w.expires_at > now()`,
    },
  },
};
