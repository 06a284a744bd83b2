import { OFFER_FILTERS, OFFER_STATUS } from '@psp/contracts/offers';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn } from '@psp/remote/lists/read-address';
import { statusChoice } from '@psp/remote/lists/status-choice';
import { strings } from './strings.ts';

const read = (search: URLSearchParams) => ({
  status: oneOfIn(OFFER_FILTERS, search, 'status'),
  page: pageIn(search),
});
export type OfferFilters = ReturnType<typeof read>;

export const offerList = listFilters('/firma/offers', read, statusChoice({ open: strings.open, ...OFFER_STATUS }));
