import type { ApplicationAction } from '@psp/contracts/applications';
import type { Kind, OrganisationStatus } from '@psp/contracts/common';
import { type Doer, isAdmin } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';

/** The columns that the transitions depend on. */
export interface OrganisationFacts {
  id: string;
  kind: Kind;
  status: OrganisationStatus;
}

/* The association's own organisation is excluded: it never applied, and nobody may lock all of its staff out. */
const byAssociation = (doer: Doer, { kind }: OrganisationFacts): boolean => kind !== 'admin' && isAdmin(doer);
/* Unlike elsewhere, applicants may write before they are approved; suspended organisations may not. */
const byApplicant = (doer: Doer, { id, kind }: OrganisationFacts): boolean =>
  kind !== 'admin' &&
  doer.kind !== 'system' &&
  doer.role !== 'viewer' &&
  doer.status !== 'suspended' &&
  doer.organisationId === id;

export const machine = stateMachine<OrganisationFacts, OrganisationStatus, ApplicationAction>({
  approve: { from: ['pending', 'needs_info'], to: 'approved', by: byAssociation },
  requestInfo: { from: ['pending'], to: 'needs_info', by: byAssociation },
  reject: { from: ['pending', 'needs_info'], to: 'rejected', by: byAssociation },
  suspend: { from: ['approved'], to: 'suspended', by: byAssociation },
  restore: { from: ['suspended'], to: 'approved', by: byAssociation },
  resubmit: { from: ['needs_info', 'rejected'], to: 'pending', by: byApplicant },
  edit: { from: ['pending', 'needs_info', 'rejected'], by: byApplicant },
  resend: { from: ['unconfirmed'], by: byAssociation },
});

/** True when the doer may correct tax code and trade register number; once a firm is approved, only the association may. */
export const mayCorrectIdentity = ({ kind, status }: Omit<OrganisationFacts, 'id'>, doer: Doer): boolean =>
  kind === 'firma' && (status === 'approved' || status === 'suspended') && isAdmin(doer);

/** Returns the actions that the doer may take on the organisation now. */
export const organisationActions = (organisation: OrganisationFacts, doer: Doer, now: Date): ApplicationAction[] =>
  machine.actionsFor(organisation, doer, now);
