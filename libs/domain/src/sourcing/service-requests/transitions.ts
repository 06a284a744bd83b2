import type { RequestAction, RequestStatus } from '@psp/contracts/service-requests';
import { type Doer, isAdmin, isSystem, canWriteFor } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';
import type { ServiceRequest } from './service-request.entity.ts';

const DAY = 86_400_000;
/** Days after the deadline until a request without a choice ends as "Fără rezultat". */
export const EXPIRY_DAYS = 30;

/** The columns on which the allowed actions depend, for reads that do not load the entity. */
export type RequestFacts = Pick<
  ServiceRequest,
  'kind' | 'status' | 'revision' | 'organisationId' | 'title' | 'category' | 'description' | 'deadline' | 'openedAt'
>;

const byAuthority = (doer: Doer, request: RequestFacts): boolean => canWriteFor(doer, request.organisationId);

/** Error code of a request that accepts no answers any more, by its kind. */
export const closedError = ({ kind }: Pick<RequestFacts, 'kind'>) =>
  kind === 'consultation' ? ('consultation.closed' as const) : ('request.submission_closed' as const);

/** Error code if the content cannot be sent, else null. */
export const sendingError = (request: RequestFacts, now: Date) => {
  if (!request.title || !request.category || !request.description) return 'request.incomplete' as const;
  if (request.deadline && request.deadline <= now) return 'request.deadline_past' as const;
  return null;
};

export const machine = stateMachine<RequestFacts, RequestStatus, RequestAction>({
  edit: {
    from: ['draft', 'sent'],
    by: byAuthority,
    unless: (request) => (request.openedAt ? closedError(request) : null),
  },
  discard: { from: ['draft'], by: byAuthority },
  send: { from: ['draft'], to: 'sent', by: byAuthority, unless: sendingError },
  openOffers: {
    from: ['sent'],
    by: byAuthority,
    unless: (request) => (request.openedAt ? 'action.not_allowed' : null),
  },
  acceptOffer: {
    from: ['sent'],
    to: 'in_progress',
    by: byAuthority,
    unless: ({ kind, openedAt }) => {
      if (kind === 'consultation') return 'action.not_allowed';
      return openedAt ? null : 'request.offers_sealed';
    },
  },
  cancel: {
    from: ['sent', 'in_progress'],
    to: 'cancelled',
    by: (doer, request) => byAuthority(doer, request) || isAdmin(doer),
  },
  complete: { from: ['in_progress'], to: 'completed', by: isSystem },
  expire: {
    from: ['sent'],
    to: 'expired',
    by: isSystem,
    unless: ({ deadline }, now) =>
      deadline && now.getTime() - deadline.getTime() >= EXPIRY_DAYS * DAY ? null : 'action.not_allowed',
  },
  /* Only while an invited firm can still answer. */
  invite: {
    from: ['sent'],
    by: byAuthority,
    unless: (request, now) =>
      request.openedAt || (request.deadline && request.deadline <= now) ? closedError(request) : null,
  },
  /* Not after the choice, since the purchase file shows how it was made. */
  compare: {
    from: ['sent'],
    by: byAuthority,
    unless: ({ kind }) => (kind === 'consultation' ? 'action.not_allowed' : null),
  },
  /* Not while the consultation accepts answers. */
  conclude: {
    from: ['sent'],
    to: 'completed',
    by: byAuthority,
    unless: ({ kind, openedAt, deadline }, now) => {
      if (kind !== 'consultation') return 'consultation.none';
      return openedAt || (deadline && deadline <= now) ? null : 'consultation.sealed';
    },
  },
  /* The association asks the authority to decide. */
  remind: {
    from: ['sent'],
    by: isAdmin,
    unless: ({ deadline }, now) => (deadline && deadline <= now ? null : 'reminder.not_due'),
  },
  /* The association asks the firms to confirm their offers to the changed request; it does not learn which ones have to. */
  remindFirms: {
    from: ['sent'],
    by: isAdmin,
    unless: (request, now) => {
      if (request.kind === 'consultation') return 'action.not_allowed';
      if (request.openedAt || (request.deadline && request.deadline <= now)) return closedError(request);
      return request.revision > 1 ? null : 'reminder.not_changed';
    },
  },
  copy: { from: ['sent', 'in_progress', 'completed', 'cancelled', 'expired'], by: byAuthority },
});

/** Actions that the doer may take on the request at `now`. */
export const requestActions = (request: RequestFacts, doer: Doer, now: Date): RequestAction[] =>
  machine.actionsFor(request, doer, now);
