import type { FirmReport } from '@psp/contracts/firm-reports';
import type { OfferListQuery } from '@psp/contracts/offer-list';
import { offerList } from '../offers/filters.ts';

/** Address of the list of exactly the offers that a report counts, or some of them. */
export const offersHref = (
  { from, to }: Pick<FirmReport, 'from' | 'to'>,
  of: Pick<OfferListQuery, 'status' | 'category'> = {},
): string => offerList.address({ ...offerList.none, ...of, from, to });
