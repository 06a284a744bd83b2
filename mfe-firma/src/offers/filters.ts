import type { OfferListQuery } from '@psp/contracts/offer-list';
import { OFFER_SORTS, OFFER_STATUS } from '@psp/contracts/offer-names';
import { DOMAINS } from '@psp/contracts/taxonomy-names';
import { byParts, day, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

const STATUSES = { open: strings.open, ...OFFER_STATUS, decided: strings.decided };

export const offerList = listFilters(
  '/firma/offers',
  byParts<OfferListQuery>({
    q: text,
    status: oneOf(keysOf(STATUSES)),
    category: oneOf(keysOf(DOMAINS)),
    from: day,
    to: day,
    sort: oneOf(keysOf(OFFER_SORTS), 'updated'),
    page,
  }),
  {
    status: { label: strings.status, placeholder: strings.allStatuses, options: STATUSES },
    category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS },
    sort: { label: strings.sort, options: OFFER_SORTS, isOrder: true },
  },
);
