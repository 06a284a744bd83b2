import { OFFER_SORTS, OFFER_STATUS, type OfferListQuery } from '@psp/contracts/offers';
import { listFilters } from '@psp/remote/lists/list-filters';
import { keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const STATUSES = { open: strings.open, ...OFFER_STATUS };

export const offerList = listFilters<OfferListQuery>(
  '/firma/offers',
  (search) => ({
    q: textIn(search),
    status: keyIn(STATUSES, search, 'status'),
    sort: keyIn(OFFER_SORTS, search, 'sort') ?? 'updated',
    page: pageIn(search),
  }),
  [
    { name: 'status', label: strings.status, placeholder: strings.allStatuses, options: optionsOf(STATUSES) },
    { name: 'sort', label: strings.sort, options: optionsOf(OFFER_SORTS), isOrder: true },
  ],
);
