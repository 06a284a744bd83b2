import { SUBSCRIBER_STATUS, type SubscriberQuery, subscriberQuery } from '@psp/contracts/newsletter';
import { ISSUE_STATUS, type IssueQuery, issueQuery } from '@psp/contracts/newsletter-issues';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';

const PATH = '/admin/newsletter';

/** Which of the two lists the address asks for. */
export type Section = 'numere' | 'abonati';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'abonati' ? 'abonati' : 'numere';

export const issueList = listFilters(PATH, bySchema(issueQuery));
export const subscriberList = listFilters(`${PATH}?sectiune=abonati`, bySchema(subscriberQuery));
export const sectionAddress = (section: Section) =>
  section === 'abonati' ? subscriberList.address(subscriberList.none) : PATH;
export const NEW_ISSUE_ADDRESS = `${PATH}/nou`;
export const issueAddress = (id: string) => `${PATH}/${id}`;

/** Names of the filters that are on. */
export const issueChips = (filters: IssueQuery) => issueList.chips(filters, { status: ISSUE_STATUS });

export const subscriberChips = (filters: SubscriberQuery) =>
  subscriberList.chips(filters, { status: SUBSCRIBER_STATUS });
