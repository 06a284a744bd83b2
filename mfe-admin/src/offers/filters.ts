import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { overseenOfferQuery } from '@psp/contracts/overseen';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { sharedChoices } from '../records/filters.ts';
import { strings as records } from '../records/strings.ts';
import { strings } from './strings.ts';

export const offerList = listFilters('/admin/offers', bySchema(overseenOfferQuery), {
  status: { label: strings.status, placeholder: strings.allStatuses, options: OFFER_STATUS },
  ...sharedChoices,
  sort: { label: records.order, options: strings.orders, isOrder: true },
});
