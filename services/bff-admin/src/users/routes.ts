import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { mergeOperations } from '@psp/contracts/merges';
import { suspensionOperations } from '@psp/contracts/suspensions';
import { noteOperations } from '@psp/contracts/user-notes';
import { organisationOperations, personOperations } from '@psp/contracts/users';
import { resendConfirmation } from '@psp/domain/joining/applications/resend-confirmation';
import { restoreOrganisation } from '@psp/domain/joining/organisations/decide';
import { listAccounts, readPerson } from '@psp/domain/overseeing/users/account-queries';
import { makeOwner } from '@psp/domain/overseeing/users/make-owner';
import { found } from '@psp/domain/load';
import { mergeOrganisations } from '@psp/domain/overseeing/users/merging/commands';
import { readPreview } from '@psp/domain/overseeing/users/merging/preview';
import { readCandidates, readMerge, readMergesOf } from '@psp/domain/overseeing/users/merging/queries';
import { undoMerge } from '@psp/domain/overseeing/users/merging/undo';
import { editNote, removeNote, writeOnOrganisation, writeOnPerson } from '@psp/domain/overseeing/users/notes/commands';
import type { NoteSubject } from '@psp/domain/overseeing/users/notes/note.entity';
import { readNotes } from '@psp/domain/overseeing/users/notes/queries';
import { restoreAccount, suspendAccount, removeTwoFactor } from '@psp/domain/overseeing/users/moderate';
import { listOrganisations, readOrganisation } from '@psp/domain/overseeing/users/organisation-queries';
import {
  confirmSuspension,
  declineSuspension,
  proposeSuspension,
  withdrawSuspension,
} from '@psp/domain/overseeing/users/suspensions/commands';
import { listProposals, readProposal } from '@psp/domain/overseeing/users/suspensions/queries';
import { correctIdentity } from '@psp/domain/presenting/partners/correct-identity';
import { giveBadge, keepBadge, refuseBadge, withdrawBadge } from '@psp/domain/presenting/partners/decide-badge';
import { fileOfCertificate } from '@psp/domain/presenting/partners/attached-files';
import { attachmentDownload } from '@psp/features/attachments/server/handlers';
import type { Actor } from '@psp/domain/actor';
import type { Write } from '@psp/domain/write';
import { actsOn, type Reading } from '../acts-on.ts';

const organisationOf = ({ db, actor, now }: Reading, id: string) => readOrganisation(db, actor, id, now);
const personOf = ({ db, actor, now }: Reading, id: string) => readPerson(db, actor, id, now);
const onOrganisation = actsOn(organisationOf);
const onPerson = actsOn(personOf);
const onMerge = actsOn(({ db, actor, now }: Reading, id: string) => readMerge(db, actor, id, now));
const onProposal = actsOn(({ db, actor, now }: Reading, id: string) => readProposal(db, actor, id, now));

/* An act on a note, which answers with all notes of its subject. */
const onNotes = <Input>(command: (write: Write<Actor>, input: Input) => Promise<NoteSubject>) =>
  acting({
    command,
    answer: async ({ db, actor, now }, subject, _: Input) => readNotes(db, actor, subject, now),
  });

/** All organisations and users of the portal, and the association's actions on them. */
export const userRoutes = (app: PortalApp): void => {
  implement(app, 'admin', organisationOperations, {
    list: ({ db }, query) => listOrganisations(db, query),
    view: (read, { id }) => organisationOf(read, id),
    certificate: attachmentDownload(fileOfCertificate),
    makeOwner: onOrganisation(makeOwner),
    suspend: onOrganisation(proposeSuspension),
    restore: onOrganisation(restoreOrganisation),
    correctIdentity: onOrganisation(correctIdentity),
    giveBadge: onOrganisation(giveBadge),
    refuseBadge: onOrganisation(refuseBadge),
    withdrawBadge: onOrganisation(withdrawBadge),
    keepBadge: onOrganisation(keepBadge),
  });
  implement(app, 'admin', suspensionOperations, {
    list: ({ db, actor, now }, query) => listProposals(db, actor, query, now),
    confirm: onProposal(confirmSuspension),
    decline: onProposal(declineSuspension),
    withdraw: onProposal(withdrawSuspension),
  });
  implement(app, 'admin', mergeOperations, {
    candidates: ({ db }, { id, q }) => readCandidates(db, id, q),
    preview: ({ db, actor }, { id, closed }) => readPreview(db, actor, id, closed),
    ofOrganisation: ({ db, actor, now }, { id }) => readMergesOf(db, actor, id, now),
    merge: acting({
      command: mergeOrganisations,
      answer: async ({ db, actor, now }, id) => found(await readMerge(db, actor, id, now)),
    }),
    undo: onMerge(undoMerge),
  });
  implement(app, 'admin', noteOperations, {
    ofOrganisation: ({ db, actor, now }, { id }) => readNotes(db, actor, { organisationId: id }, now),
    ofPerson: ({ db, actor, now }, { id }) => readNotes(db, actor, { accountId: id }, now),
    writeOnOrganisation: onNotes(writeOnOrganisation),
    writeOnPerson: onNotes(writeOnPerson),
    edit: onNotes(editNote),
    remove: onNotes(removeNote),
  });
  implement(app, 'admin', personOperations, {
    list: ({ db }, query) => listAccounts(db, query),
    view: (read, { id }) => personOf(read, id),
    suspend: onPerson(suspendAccount),
    restore: onPerson(restoreAccount),
    resetTwoFactor: onPerson(removeTwoFactor),
    resendConfirmation: onPerson(resendConfirmation),
  });
};
