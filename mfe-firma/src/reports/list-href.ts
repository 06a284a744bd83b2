import type { FirmReport } from '@psp/contracts/firm-reports';
import type { OfferListQuery } from '@psp/contracts/offer-list';
import { type ProjectFilters, projectList } from '@psp/features/projects/ui/area';
import { offerList } from '../offers/filters.ts';

/** Address of the list of the offers that a report counts, optionally filtered. */
export const offersHref = (
  { from, to }: Pick<FirmReport, 'from' | 'to'>,
  filters: Pick<OfferListQuery, 'status' | 'category'> = {},
): string => offerList.address({ ...offerList.none, ...filters, from, to });

/** Address of the projects whose reviews a report counts, optionally with one mark on a criterion. */
export const reviewsHref = (
  { from, to }: Pick<FirmReport, 'from' | 'to'>,
  filters: Partial<Pick<ProjectFilters, 'criterion' | 'mark'>> = {},
): string => projectList.firma.address({ ...projectList.firma.none, ...filters, status: 'reviewed', from, to });
