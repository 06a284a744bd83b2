import type { RequestAction, RequestStatus } from '@psp/contracts/service-requests';
import { type Doer, isAdmin, isSystem, writesFor } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';
import type { ServiceRequest } from './service-request.entity.ts';

const DAY = 86_400_000;
/** Days after the deadline until a request without a choice ends as "Fără rezultat". */
export const EXPIRY_DAYS = 30;

/** The columns on which it depends what may be done; a read that does not load entities brings just these. */
export type RequestFacts = Pick<
  ServiceRequest,
  'kind' | 'status' | 'organisationId' | 'title' | 'category' | 'description' | 'deadline' | 'openedAt'
>;

const ofItsAuthority = (doer: Doer, request: RequestFacts): boolean => writesFor(doer, request.organisationId);

/** Why nobody can answer a request any more, in the words of its kind. */
export const closedOf = ({ kind }: Pick<RequestFacts, 'kind'>) =>
  kind === 'consultation' ? ('consultation.closed' as const) : ('request.submission_closed' as const);

export const incomplete = (request: RequestFacts, now: Date) => {
  if (!request.title || !request.category || !request.description) return 'request.incomplete' as const;
  if (request.deadline && request.deadline <= now) return 'request.deadline_past' as const;
  return null;
};

export const machine = stateMachine<RequestFacts, RequestStatus, RequestAction>({
  edit: {
    from: ['draft', 'sent'],
    by: ofItsAuthority,
    unless: (request) => (request.openedAt ? closedOf(request) : null),
  },
  discard: { from: ['draft'], by: ofItsAuthority },
  send: { from: ['draft'], to: 'sent', by: ofItsAuthority, unless: incomplete },
  openOffers: {
    from: ['sent'],
    by: ofItsAuthority,
    unless: (request) => (request.openedAt ? 'action.not_allowed' : null),
  },
  acceptOffer: {
    from: ['sent'],
    to: 'in_progress',
    by: ofItsAuthority,
    unless: ({ kind, openedAt }) => {
      if (kind === 'consultation') return 'action.not_allowed';
      return openedAt ? null : 'request.offers_sealed';
    },
  },
  cancel: {
    from: ['sent', 'in_progress'],
    to: 'cancelled',
    by: (doer, request) => ofItsAuthority(doer, request) || isAdmin(doer),
  },
  complete: { from: ['in_progress'], to: 'completed', by: isSystem },
  expire: {
    from: ['sent'],
    to: 'expired',
    by: isSystem,
    unless: ({ deadline }, now) =>
      deadline && now.getTime() - deadline.getTime() >= EXPIRY_DAYS * DAY ? null : 'action.not_allowed',
  },
  /* As long as whoever is invited can still answer. */
  invite: {
    from: ['sent'],
    by: ofItsAuthority,
    unless: (request, now) =>
      request.openedAt || (request.deadline && request.deadline <= now) ? closedOf(request) : null,
  },
  /* Frozen by the choice: the file shows how it was made. */
  compare: {
    from: ['sent'],
    by: ofItsAuthority,
    unless: ({ kind }) => (kind === 'consultation' ? 'action.not_allowed' : null),
  },
  /* While answers are taken there is nothing to conclude. */
  conclude: {
    from: ['sent'],
    to: 'completed',
    by: ofItsAuthority,
    unless: ({ kind, openedAt, deadline }, now) => {
      if (kind !== 'consultation') return 'consultation.none';
      return openedAt || (deadline && deadline <= now) ? null : 'consultation.sealed';
    },
  },
  copy: { from: ['sent', 'in_progress', 'completed', 'cancelled', 'expired'], by: ofItsAuthority },
});

/** What the doer may do with the request now. */
export const requestActions = (request: RequestFacts, doer: Doer, now: Date): RequestAction[] =>
  machine.actionsFor(request, doer, now);
