import { OFFER_STATUS, OFFER_STATUSES } from '@psp/contracts/offers';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn } from '@psp/remote/lists/read-address';

export const offerList = listFilters('/firma/offers', (search) => ({
  status: oneOfIn(OFFER_STATUSES, search, 'status'),
  page: pageIn(search),
}));
export type OfferFilters = typeof offerList.none;

export const STATUS_OPTIONS = OFFER_STATUSES.map((value) => ({ value, label: OFFER_STATUS[value].label }));
