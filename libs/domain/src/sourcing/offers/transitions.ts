import type { OfferAction } from '@psp/contracts/offers';
import type { OfferStatus } from '@psp/contracts/offer-names';
import { areLinesComplete, type OfferLine } from '@psp/contracts/offer-lines';
import { romanianDay } from '@psp/contracts/romania';
import { type Doer, isSystem, canWriteFor } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';
import type { Offer } from './offer.entity.ts';

/** State of a request, as far as its offers depend on it. */
export interface OfferedRequest {
  organisationId: string;
  revision: number;
  deadline: Date | null;
  open: boolean;
  opened: boolean;
}
export interface OfferFacts
  extends Pick<Offer, 'status' | 'organisationId' | 'price' | 'deliveryDays' | 'validUntil' | 'method'> {
  lines?: OfferLine[] | null | undefined;
  request: OfferedRequest;
  /** False while the firm is suspended and could not do the work. */
  isFirmActive: boolean;
}

const byFirm = (doer: Doer, { organisationId }: OfferFacts): boolean => canWriteFor(doer, organisationId);
const byAuthority = (doer: Doer, { request }: OfferFacts): boolean => canWriteFor(doer, request.organisationId);
const closed = ({ request }: OfferFacts) => (request.open ? null : ('request.submission_closed' as const));
const sealed = ({ request }: OfferFacts) => (request.opened ? null : ('request.offers_sealed' as const));

type Text = Pick<OfferFacts, 'price' | 'deliveryDays' | 'validUntil' | 'method' | 'lines'>;

export const isIncomplete = (offer: Text): boolean =>
  offer.price == null ||
  offer.deliveryDays == null ||
  offer.validUntil == null ||
  !offer.method ||
  !areLinesComplete(offer.lines ?? []);

/** Error code if the content cannot be submitted, else null. */
export const submissionError = (text: Text, { deadline }: OfferedRequest, now: Date) => {
  const { validUntil } = text;
  if (isIncomplete(text) || validUntil == null) return 'offer.incomplete' as const;
  const last = deadline && deadline > now ? deadline : now;
  return validUntil < romanianDay(last) ? ('offer.validity_past' as const) : null;
};

const cannotSubmit = (offer: OfferFacts, now: Date) => closed(offer) ?? submissionError(offer, offer.request, now);

const cannotChoose = (offer: OfferFacts) =>
  sealed(offer) ?? (offer.isFirmActive ? null : ('offer.firm_not_active' as const));

const cannotAccept = (offer: OfferFacts, now: Date) =>
  cannotChoose(offer) ?? (offer.validUntil && offer.validUntil < romanianDay(now) ? ('offer.expired' as const) : null);

/** Statuses in which a firm waits for a decision. */
export const WAITING = ['submitted', 'shortlisted', 'to_confirm'] as const satisfies OfferStatus[];

/* A firm has one live offer per request, so an expired offer is renewed by editing and submitting it again. */
export const machine = stateMachine<OfferFacts, OfferStatus, OfferAction>({
  edit: { from: ['draft', 'to_confirm', 'expired'], by: byFirm, unless: closed },
  discard: { from: ['draft'], by: byFirm },
  submit: { from: ['draft', 'to_confirm', 'expired'], to: 'submitted', by: byFirm, unless: cannotSubmit },
  revise: { from: ['submitted'], by: byFirm, unless: closed },
  withdraw: {
    from: ['submitted', 'to_confirm'],
    to: 'withdrawn',
    by: byFirm,
    unless: ({ request }) => (request.opened ? 'request.submission_closed' : null),
  },
  shortlist: { from: ['submitted'], to: 'shortlisted', by: byAuthority, unless: cannotChoose },
  accept: { from: ['submitted', 'shortlisted'], to: 'accepted', by: byAuthority, unless: cannotAccept },
  decline: { from: ['submitted', 'shortlisted'], to: 'declined', by: byAuthority, unless: sealed },
  reconfirm: { from: ['submitted'], to: 'to_confirm', by: isSystem },
  expire: { from: WAITING, to: 'expired', by: isSystem },
  close: { from: WAITING, to: 'closed', by: isSystem },
});

/**
 * Actions that the doer may take on the offer at `now`. Includes `submit` for incomplete drafts: the error names what is missing.
 */
export const offerActions = (offer: OfferFacts, doer: Doer, now: Date): OfferAction[] => {
  const actions = machine.actionsFor(offer, doer, now);
  const canTry = actions.includes('edit') && !actions.includes('submit');
  return canTry ? [...actions, 'submit'] : actions;
};
