import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';

/** A signed-in person acting for one organisation, as PostgreSQL knew them when the request began. */
export interface Actor {
  accountId: string;
  displayName: string;
  organisationId: string;
  organisationName: string;
  kind: Kind;
  role: Role;
  status: OrganisationStatus;
  /** Id of the HTTP request, so that an audit row can be found from a log line and back. */
  traceId?: string;
}

/** What acts when time passes and nobody clicks: expiry, reminders, publication of reviews. */
export const SYSTEM = { kind: 'system', accountId: null, organisationId: null } as const;
export type Doer = Actor | typeof SYSTEM;

const WRITING: readonly OrganisationStatus[] = ['approved'];

/** In which an organisation reads its area, and may say what it shows of itself. */
export const PRESENT: readonly OrganisationStatus[] = ['approved', 'pending', 'needs_info'];

const mayWrite = (doer: Doer, statuses = WRITING): doer is Actor =>
  doer.kind !== 'system' && doer.role !== 'viewer' && statuses.includes(doer.status);

/** True when the doer may write for the organisation with this id. */
export const writesFor = (doer: Doer, organisationId: string): boolean =>
  mayWrite(doer) && doer.organisationId === organisationId;

/** True when the doer may say what the organisation with this id shows of itself, also before it is approved. */
export const presents = (doer: Doer, organisationId: string): boolean =>
  mayWrite(doer, PRESENT) && doer.organisationId === organisationId;

export const isAdmin = (doer: Doer): boolean => mayWrite(doer) && doer.kind === 'admin';
export const isSystem = (doer: Doer): boolean => doer.kind === 'system';
