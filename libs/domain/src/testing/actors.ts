import type { Actor, Doer } from '../actor.ts';
import { SYSTEM } from '../actor.ts';
import { newId } from '../id.ts';

/** Creates an actor; by default an editor of an approved authority. */
export const anActor = (deciding: Partial<Actor> = {}): Actor => ({
  accountId: newId(),
  displayName: 'Ana Pop',
  organisationId: newId(),
  organisationName: 'Comuna Exemplu',
  kind: 'uat',
  role: 'editor',
  status: 'approved',
  ...deciding,
});

/** Creates an actor for every kind, role and status that matters for a row of one authority and one firm. */
export const everybody = (uatId: string, firmaId: string): Record<string, Doer> => {
  const uat = { kind: 'uat', organisationId: uatId } as const;
  const firma = { kind: 'firma', organisationId: firmaId } as const;
  return {
    uatOwner: anActor({ ...uat, role: 'owner' }),
    uatEditor: anActor(uat),
    uatViewer: anActor({ ...uat, role: 'viewer' }),
    uatPending: anActor({ ...uat, status: 'pending' }),
    uatSuspended: anActor({ ...uat, status: 'suspended' }),
    otherUat: anActor({ kind: 'uat' }),
    firmaOwner: anActor({ ...firma, role: 'owner' }),
    firmaEditor: anActor(firma),
    firmaViewer: anActor({ ...firma, role: 'viewer' }),
    firmaPending: anActor({ ...firma, status: 'pending' }),
    otherFirma: anActor({ kind: 'firma' }),
    admin: anActor({ kind: 'admin' }),
    adminViewer: anActor({ kind: 'admin', role: 'viewer' }),
    system: SYSTEM,
  };
};

/** Names of the actors who may write for the authority. */
export const UAT_WRITERS = ['uatOwner', 'uatEditor'];
/** Names of the actors who may edit the authority's public presentation; it can be prepared before the approval. */
export const UAT_PRESENTERS = [...UAT_WRITERS, 'uatPending'];
/** Names of the actors who may write for the firm. */
export const FIRMA_WRITERS = ['firmaOwner', 'firmaEditor'];
