import { ORGANISATION_IMPORT_DAYS } from '@psp/contracts/organisation-import-names';
import { ACTS, ERRORS, LIVE_TOPICS } from '@psp/contracts/words/users';
import { sql } from 'kysely';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { SuspensionProposals } from '../../migrations/0143-suspension-proposals.ts';
import { FoundUsers } from '../../migrations/0145-found-users.ts';
import { MergedOrganisations } from '../../migrations/0162-merged-organisations.ts';
import { BulkAct } from './bulk/act.entity.ts';
import { resumeBulkActs } from './bulk/pause.ts';
import { OrganisationImport } from './imports/import.entity.ts';
import { OrganisationMerge } from './merging/merge.entity.ts';
import { sweepMerges } from './merging/sweep.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { lapseSuspensions } from './suspensions/commands.ts';
import { UserNote } from './notes/note.entity.ts';
import { SuspensionProposal } from './suspensions/proposal.entity.ts';
import { waitingProposals, waitingSuspensions } from './suspensions/queries.ts';

const limits = {
  'bulk-act:account': { times: 20, minutes: 24 * 60 },
  'organisation-import:account': { times: 20, minutes: 60 },
  'organisation-merge:account': { times: 20, minutes: 24 * 60 },
};
type Own = typeof limits;
declare module '../../operating/limits/limit.ts' {
  interface Limits extends Own {}
}
declare module '../../operating/jobs/enqueue.ts' {
  interface Jobs {
    /** Performs an act on many organisations or people. */
    'bulk-act': { id: string };
  }
}

export const users: Capability = {
  name: 'users',
  words: { ACTS, ERRORS, LIVE_TOPICS },
  entities: [BulkAct, OrganisationImport, OrganisationMerge, SuspensionProposal, UserNote],
  migrations: {
    '0143-suspension-proposals': SuspensionProposals,
    '0145-found-users': FoundUsers,
    '0162-merged-organisations': MergedOrganisations,
  },
  constraints: { organisation_merge_once: 'merge.refused', suspension_one_open: 'suspension.open' },
  limits,
  jobs: { 'bulk-act': { retryLimit: 8, expireInSeconds: 900 } },
  notifications: NOTIFICATIONS,
  time: { lapseSuspensions, resumeBulkActs, sweepMerges },
  tidy: [
    `delete from organisation_import where created_at < now() - make_interval(days => ${ORGANISATION_IMPORT_DAYS})`,
    // The journal holds names, addresses and who belonged where; without an undo nobody needs it.
    `delete from organisation_merge_row r using organisation_merge g
      where g.id = r.merge_id and (g.undo_until < now() or g.status = 'undone')`,
  ],
  counts: { admin: (actor) => ({ suspensions: waitingProposals(actor) }) },
  waiting: { suspensions: waitingSuspensions },
  live: sql`select c.event, 'suspension:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'suspension'
    union all select c.event, 'organisation-merge:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'organisation-merge'
    union all select c.event, 'user-note:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'user-note'
    union all select c.event, 'organisation-import:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'organisation-import'
    union all select c.event, 'bulk-act:' || c.id, null::uuid, 'admin' from changed c where c.entity = 'bulk-act'`,
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
      'bulk_act.created_by': OFFICE_WORK,
      'organisation_import.created_by': OFFICE_WORK,
      'organisation_merge.done_by': OFFICE_WORK,
      'organisation_merge.undone_by': OFFICE_WORK,
      'suspension_proposal.proposed_by': OFFICE_WORK,
      'suspension_proposal.decided_by': OFFICE_WORK,
    },
    // A row that waits to be invited may still be answered.
    forgetAddress: ({ db }, email, what) =>
      db.run(sql`delete from organisation_import_row r using organisation_import i where i.id = r.import_id
        and lower(r.email) = lower(${email}) and (${what === 'all'}::boolean or i.status = 'started')`),
    erase: ({ db }, { id }) => db.run(sql`delete from user_note where account_id = ${id}`),
    stays: [
      'bulk_act.created_by',
      'organisation_import.created_by',
      'user_note.author_id',
      'organisation_merge.done_by',
      'organisation_merge.undone_by',
      'suspension_proposal.proposed_by',
      'suspension_proposal.decided_by',
    ],
  },
};
