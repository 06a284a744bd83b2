import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/users';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { SuspensionProposals } from '../../migrations/0143-suspension-proposals.ts';
import { FoundUsers } from '../../migrations/0145-found-users.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lapseSuspensions } from './suspensions/commands.ts';
import { UserNote } from './notes/note.entity.ts';
import { SuspensionProposal } from './suspensions/proposal.entity.ts';
import { waitingProposals } from './suspensions/queries.ts';

export const users: Capability = {
  name: 'users',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [SuspensionProposal, UserNote],
  migrations: { '0143-suspension-proposals': SuspensionProposals, '0145-found-users': FoundUsers },
  constraints: { suspension_one_open: 'suspension.open' },
  notifications: NOTIFICATIONS,
  time: { lapseSuspensions },
  counts: { admin: (actor) => ({ suspensions: waitingProposals(actor) }) },
  live: sql`select c.event, 'suspension:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'suspension'
    union all select c.event, 'user-note:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'user-note'`,
  personalData: {
    exports: {
      'notele-asociatiei': {
        about: 'notele pe care le-a scris asociația despre dumneavoastră',
        column: 'user_note.account_id',
        rows: (id) => sql`select body as text, created_at, edited_at from user_note
          where account_id = ${id} and status = 'written' order by id`,
      },
    },
    leftOut: {
      'user_note.author_id': OFFICE_WORK,
      'suspension_proposal.proposed_by': OFFICE_WORK,
      'suspension_proposal.decided_by': OFFICE_WORK,
    },
    erase: ({ db }, { id }) => db.run(sql`delete from user_note where account_id = ${id}`),
    stays: ['user_note.author_id', 'suspension_proposal.proposed_by', 'suspension_proposal.decided_by'],
  },
};
