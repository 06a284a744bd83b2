import { OFFER_SORTS, offerListQuery } from '@psp/contracts/offer-list';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const offerList = listFilters('/firma/offers', bySchema(offerListQuery), {
  status: {
    label: strings.status,
    placeholder: strings.allStatuses,
    options: { open: strings.open, ...OFFER_STATUS, decided: strings.decided },
  },
  category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS },
  sort: { label: strings.sort, options: OFFER_SORTS, isOrder: true },
});
