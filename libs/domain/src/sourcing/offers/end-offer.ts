import type { OfferStatus } from '@psp/contracts/offer-names';
import { SYSTEM } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { bySystem, type Write } from '../../write.ts';
import type { ServiceRequest } from '../service-requests/service-request.entity.ts';
import { Offer } from './offer.entity.ts';
import { offeredRequest } from './offered-request.ts';
import { WAITING } from './transitions.ts';

interface End {
  by: 'expire' | 'close';
  /** Shown to the firm. */
  reason: string;
}

/** Ends offers without a decision of the authority. Returns the ids of their firms, which the caller notifies. */
export const endOffers = (write: Write, request: ServiceRequest, offers: Offer[], { by, reason }: End): string[] =>
  offers.map((offer) => {
    const change = offer[by](SYSTEM, offeredRequest(request, write.now), reason, write.now);
    record(bySystem(write), { entity: 'offer', id: offer.id }, change, { reason });
    return offer.organisationId;
  });

type UnendedStatus = (typeof WAITING)[number] | 'draft';

/** The offers of a request that have not ended, by status. */
export const unendedOffers = async ({ em }: Write, { id }: ServiceRequest): Promise<Record<UnendedStatus, Offer[]>> => {
  const offers = await em.find(Offer, { requestId: id, status: { $in: ['draft', ...WAITING] } });
  const inState = (status: OfferStatus) => offers.filter((offer) => offer.status === status);
  return {
    draft: inState('draft'),
    submitted: inState('submitted'),
    shortlisted: inState('shortlisted'),
    to_confirm: inState('to_confirm'),
  };
};
