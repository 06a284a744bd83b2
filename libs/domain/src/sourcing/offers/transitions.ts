import type { OfferAction, OfferStatus } from '@psp/contracts/offers';
import { areLinesComplete, type OfferLine } from '@psp/contracts/offer-lines';
import { romanianDay } from '@psp/contracts/romania';
import { type Doer, isSystem, writesFor } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';
import type { Offer } from './offer.entity.ts';

/** What of the request decides over its offers. */
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
  /** False while the firm is suspended: it could not do the work. */
  isFirmActive: boolean;
}

const ofItsFirma = (doer: Doer, { organisationId }: OfferFacts): boolean => writesFor(doer, organisationId);
const ofTheAuthority = (doer: Doer, { request }: OfferFacts): boolean => writesFor(doer, request.organisationId);
const closed = ({ request }: OfferFacts) => (request.open ? null : ('request.submission_closed' as const));
const sealed = ({ request }: OfferFacts) => (request.opened ? null : ('request.offers_sealed' as const));

type Text = Pick<OfferFacts, 'price' | 'deliveryDays' | 'validUntil' | 'method' | 'lines'>;

export const isIncomplete = (offer: Text): boolean =>
  offer.price == null ||
  offer.deliveryDays == null ||
  offer.validUntil == null ||
  !offer.method ||
  !areLinesComplete(offer.lines ?? []);

/** Why a text cannot be a submitted offer's; null when it can. */
export const isUnfit = (text: Text, { deadline }: OfferedRequest, now: Date) => {
  const { validUntil } = text;
  if (isIncomplete(text) || validUntil == null) return 'offer.incomplete' as const;
  const last = deadline && deadline > now ? deadline : now;
  return validUntil < romanianDay(last) ? ('offer.validity_past' as const) : null;
};

const cannotSubmit = (offer: OfferFacts, now: Date) => closed(offer) ?? isUnfit(offer, offer.request, now);

const cannotChoose = (offer: OfferFacts) =>
  sealed(offer) ?? (offer.isFirmActive ? null : ('offer.firm_not_active' as const));

const cannotAccept = (offer: OfferFacts, now: Date) =>
  cannotChoose(offer) ?? (offer.validUntil && offer.validUntil < romanianDay(now) ? ('offer.expired' as const) : null);

/** States in which a firm waits for an answer. */
export const WAITING = ['submitted', 'shortlisted', 'to_confirm'] as const satisfies OfferStatus[];

/* An expired offer is renewed while its request takes offers: a firm has one live offer per request. */
export const machine = stateMachine<OfferFacts, OfferStatus, OfferAction>({
  edit: { from: ['draft', 'to_confirm', 'expired'], by: ofItsFirma, unless: closed },
  discard: { from: ['draft'], by: ofItsFirma },
  submit: { from: ['draft', 'to_confirm', 'expired'], to: 'submitted', by: ofItsFirma, unless: cannotSubmit },
  revise: { from: ['submitted'], by: ofItsFirma, unless: closed },
  withdraw: {
    from: ['submitted', 'to_confirm'],
    to: 'withdrawn',
    by: ofItsFirma,
    unless: ({ request }) => (request.opened ? 'request.submission_closed' : null),
  },
  shortlist: { from: ['submitted'], to: 'shortlisted', by: ofTheAuthority, unless: cannotChoose },
  accept: { from: ['submitted', 'shortlisted'], to: 'accepted', by: ofTheAuthority, unless: cannotAccept },
  decline: { from: ['submitted', 'shortlisted'], to: 'declined', by: ofTheAuthority, unless: sealed },
  reconfirm: { from: ['submitted'], to: 'to_confirm', by: isSystem },
  expire: { from: WAITING, to: 'expired', by: isSystem },
  close: { from: WAITING, to: 'closed', by: isSystem },
});

/** What the doer may do with the offer now. Incomplete drafts list `submit`: what is missing is said on trying. */
export const offerActions = (offer: OfferFacts, doer: Doer, now: Date): OfferAction[] => {
  const actions = machine.actionsFor(offer, doer, now);
  const mayTry = actions.includes('edit') && !actions.includes('submit');
  return mayTry ? [...actions, 'submit'] : actions;
};
