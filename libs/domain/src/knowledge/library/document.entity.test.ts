import { describe } from '@jest/globals';
import { LIBRARY_STATUSES, type LibraryAction, type LibraryStatus } from '@psp/contracts/library-names';
import type { Doer } from '../../actor.ts';
import { newId } from '../../id.ts';
import { anActor, everybody, FIRMA_WRITERS } from '../../testing/actors.ts';
import { everyCase } from '../../testing/every-case.ts';
import { type DocumentText, LibraryDocument, libraryActions } from './document.entity.ts';

const NOW = new Date('2026-11-05T10:00:00Z');
const ADMIN = ['admin'];
const TEXT: DocumentText = {
  ...{
    type: 'guide',
    title: 'Ghidul',
    category: 'achizitii-publice',
    description: 'Pe scurt.',
    body: '',
    bodyText: '',
  },
  ...{ author: 'Asociația PSP', tags: [], access: 'members', verifiedOn: null, ownerId: null, url: null },
};
const OWN = newId();
const documentIn = (status: LibraryStatus): LibraryDocument =>
  Object.assign(LibraryDocument.plan(anActor({ kind: 'firma', organisationId: OWN }), TEXT), { status });

const perform = (document: LibraryDocument, action: LibraryAction, doer: Doer): void => {
  const attempts: Record<LibraryAction, () => unknown> = {
    edit: () => document.edit(doer, TEXT, NOW),
    resend: () => document.resend(doer, TEXT, NOW),
    publish: () => document.publish(doer, 'publish', NOW),
    approve: () => document.publish(doer, 'approve', NOW),
    reject: () => document.reject(doer, 'Prea scurt.', NOW),
    revise: () => document.revise(doer, TEXT, NOW),
    verify: () => document.verify(doer, newId(), '2026-11-05', NOW),
    archive: () => document.put(doer, 'archive', NOW),
    restore: () => document.put(doer, 'restore', NOW),
  };
  attempts[action]();
};

describe('a document of the library', () =>
  everyCase<LibraryStatus, LibraryAction>({
    states: LIBRARY_STATUSES,
    actors: everybody(newId(), OWN),
    allowed: {
      ...{ edit: { draft: ADMIN, proposed: ADMIN }, publish: { draft: ADMIN }, revise: { published: ADMIN } },
      resend: { proposed: FIRMA_WRITERS, rejected: FIRMA_WRITERS },
      ...{ approve: { proposed: ADMIN }, reject: { proposed: ADMIN } },
      ...{ verify: { published: ADMIN }, archive: { published: ADMIN }, restore: { archived: ADMIN } },
    },
    leadsTo: {
      resend: 'proposed',
      publish: 'published',
      approve: 'published',
      reject: 'rejected',
      archive: 'archived',
      restore: 'published',
    },
    attempt: (state, action, doer) => {
      const document = documentIn(state);
      perform(document, action, doer);
      return document.status;
    },
    listed: (state, doer) => libraryActions(documentIn(state), doer, NOW),
  }));
