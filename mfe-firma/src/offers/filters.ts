import { OFFER_SORTS, type OfferListQuery } from '@psp/contracts/offer-list';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { listFilters } from '@psp/remote/lists/list-filters';
import { dayIn, keyIn, pageIn, textIn } from '@psp/remote/lists/read-address';
import { domainOptions, optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

const STATUSES = { open: strings.open, ...OFFER_STATUS, decided: strings.decided };

export const offerList = listFilters<OfferListQuery>(
  '/firma/offers',
  (search) => ({
    q: textIn(search),
    status: keyIn(STATUSES, search, 'status'),
    category: keyIn(DOMAINS, search, 'category'),
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    sort: keyIn(OFFER_SORTS, search, 'sort') ?? 'updated',
    page: pageIn(search),
  }),
  [
    { name: 'status', label: strings.status, placeholder: strings.allStatuses, options: optionsOf(STATUSES) },
    { name: 'category', label: strings.category, placeholder: strings.allCategories, options: domainOptions },
    { name: 'sort', label: strings.sort, options: optionsOf(OFFER_SORTS), isOrder: true },
  ],
);
