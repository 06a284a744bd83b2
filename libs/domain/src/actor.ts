import type { AdminArea } from '@psp/contracts/admin-areas';
import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';

/** A signed-in user acting for one organisation, with the role and status stored when the request began. */
export interface Actor {
  accountId: string;
  displayName: string;
  organisationId: string;
  organisationName: string;
  kind: Kind;
  role: Role;
  status: OrganisationStatus;
  /** Areas of work of an editor of the association; null or absent for all. */
  areas?: readonly AdminArea[] | null;
  /** Id of the HTTP request; links audit rows and log lines. */
  traceId?: string;
}

/** The actor of timed work that no user starts: expiry, reminders, publication of reviews. */
export const SYSTEM = { kind: 'system', accountId: null, organisationId: null } as const;
export type Doer = Actor | typeof SYSTEM;

const WRITING: readonly OrganisationStatus[] = ['approved'];

/** Statuses in which an organisation can read its area and edit its own presentation. */
export const PRESENTING_STATUSES: readonly OrganisationStatus[] = ['approved', 'pending', 'needs_info'];

const mayWrite = (doer: Doer, statuses = WRITING): doer is Actor =>
  doer.kind !== 'system' && doer.role !== 'viewer' && statuses.includes(doer.status);

/** Whether the doer may write for the organisation with this id. */
export const canWriteFor = (doer: Doer, organisationId: string): boolean =>
  mayWrite(doer) && doer.organisationId === organisationId;

/** Whether the doer may edit the presentation of the organisation with this id, also before it is approved. */
export const canPresent = (doer: Doer, organisationId: string): boolean =>
  mayWrite(doer, PRESENTING_STATUSES) && doer.organisationId === organisationId;

export const isAdmin = (doer: Doer): boolean => mayWrite(doer) && doer.kind === 'admin';
export const isSystem = (doer: Doer): boolean => doer.kind === 'system';
