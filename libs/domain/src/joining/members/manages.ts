import type { Doer } from '../../actor.ts';

/** True when the doer looks after the people of this organisation: an owner, while the organisation may write. */
export const manages = (doer: Doer, organisationId: string): boolean =>
  doer.kind !== 'system' &&
  doer.role === 'owner' &&
  doer.status === 'approved' &&
  doer.organisationId === organisationId;
