import type { FirmReport } from '@psp/contracts/firm-reports';
import type { OfferListQuery } from '@psp/contracts/offer-list';
import { type ProjectFilters, projectList } from '@psp/features/projects/ui/area';
import { offerList } from '../offers/filters.ts';

/** Address of the list of exactly the offers that a report counts, or some of them. */
export const offersHref = (
  { from, to }: Pick<FirmReport, 'from' | 'to'>,
  of: Pick<OfferListQuery, 'status' | 'category'> = {},
): string => offerList.address({ ...offerList.none, ...of, from, to });

/** Address of the projects of exactly the reviews that a report counts, or of those that give a mark on a criterion. */
export const reviewsHref = (
  { from, to }: Pick<FirmReport, 'from' | 'to'>,
  of: Partial<Pick<ProjectFilters, 'criterion' | 'mark'>> = {},
): string => projectList.firma.address({ ...projectList.firma.none, ...of, status: 'reviewed', from, to });
