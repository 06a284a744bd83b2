import type { RequestListQuery } from '@psp/contracts/service-request-list';
import { requestList } from '../service-requests/filters.ts';

/** First and last day (yyyy-mm-dd) of what a report counts. */
export interface ReportDays {
  from: string;
  to: string;
}

/** Address of the list of exactly the requests that a report counts, or of those of one domain. */
export const requestsHref = (days: ReportDays, of: Pick<RequestListQuery, 'category'> = {}): string =>
  requestList.address({ ...requestList.none, ...of, ...days });
