import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/users';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { SuspensionProposals } from '../../migrations/0143-suspension-proposals.ts';
import { FoundUsers } from '../../migrations/0145-found-users.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lapseSuspensions } from './suspensions/commands.ts';
import { SuspensionProposal } from './suspensions/proposal.entity.ts';
import { waitingProposals } from './suspensions/queries.ts';

export const users: Capability = {
  name: 'users',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [SuspensionProposal],
  migrations: { '0143-suspension-proposals': SuspensionProposals, '0145-found-users': FoundUsers },
  constraints: { suspension_one_open: 'suspension.open' },
  notifications: NOTIFICATIONS,
  time: { lapseSuspensions },
  counts: { admin: (actor) => ({ suspensions: waitingProposals(actor) }) },
  live: sql`select c.event, 'suspension:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'suspension'`,
  personalData: {
    leftOut: {
      'suspension_proposal.proposed_by': OFFICE_WORK,
      'suspension_proposal.decided_by': OFFICE_WORK,
    },
    stays: ['suspension_proposal.proposed_by', 'suspension_proposal.decided_by'],
  },
};
