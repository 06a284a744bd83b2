import { SUBSCRIBER_STATUS, type SubscriberQuery, subscriberQuery } from '@psp/contracts/newsletter';
import { ISSUE_STATUS, type IssueQuery, issueQuery } from '@psp/contracts/newsletter-issues';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { optionsOf } from '@psp/remote/options';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const PATH = '/admin/newsletter';

/** Which of the two lists the address asks for. */
export type Section = 'numere' | 'abonati';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'abonati' ? 'abonati' : 'numere';

export const issueList = listFilters<IssueQuery>(PATH, bySchema(issueQuery), [
  { name: 'status', label: common.status, options: optionsOf({ all: strings.allStatuses, ...ISSUE_STATUS }) },
]);
export const subscriberList = listFilters<SubscriberQuery>(`${PATH}?sectiune=abonati`, bySchema(subscriberQuery), [
  { name: 'status', label: common.status, options: optionsOf({ all: strings.allStatuses, ...SUBSCRIBER_STATUS }) },
]);
export const sectionAddress = (section: Section) =>
  section === 'abonati' ? subscriberList.address(subscriberList.none) : PATH;
export const NEW_ISSUE_ADDRESS = `${PATH}/nou`;
export const issueAddress = (id: string) => `${PATH}/${id}`;
