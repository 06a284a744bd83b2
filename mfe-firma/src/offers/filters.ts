import { OFFER_STATUS, OFFER_STATUSES } from '@psp/contracts/offers';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn } from '@psp/remote/lists/read-address';
import { statusChoice } from '@psp/remote/lists/status-choice';

const read = (search: URLSearchParams) => ({
  status: oneOfIn(OFFER_STATUSES, search, 'status'),
  page: pageIn(search),
});
export type OfferFilters = ReturnType<typeof read>;

export const offerList = listFilters('/firma/offers', read, statusChoice(OFFER_STATUS));
