import { SUBSCRIBER_STATUS, subscriberQuery } from '@psp/contracts/newsletter';
import { ISSUE_STATUS, issueQuery } from '@psp/contracts/newsletter-issues';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings as common } from '../common/strings.ts';
import { strings } from './strings.ts';

const PATH = '/admin/newsletter';

/** The tabs: issues and subscribers. */
export type Section = 'numere' | 'abonati';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'abonati' ? 'abonati' : 'numere';

export const issueList = listFilters(PATH, bySchema(issueQuery), {
  status: { label: common.status, options: { all: strings.allStatuses, ...ISSUE_STATUS } },
});
export const subscriberList = listFilters(`${PATH}?sectiune=abonati`, bySchema(subscriberQuery), {
  status: { label: common.status, options: { all: strings.allStatuses, ...SUBSCRIBER_STATUS } },
});
export const sectionAddress = (section: Section) =>
  section === 'abonati' ? subscriberList.address(subscriberList.none) : PATH;
export const NEW_ISSUE_ADDRESS = `${PATH}/nou`;
export const issueAddress = (id: string) => `${PATH}/${id}`;
