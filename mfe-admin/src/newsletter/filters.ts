import { SUBSCRIBER_STATUS, type SubscriberQuery, subscriberQuery } from '@psp/contracts/newsletter';
import { ISSUE_STATUS, type IssueQuery, issueQuery } from '@psp/contracts/newsletter-issues';
import { addressFilters } from '../common/address-filters.ts';
import { messages as common } from '../common/messages.ts';

const PATH = '/admin/newsletter';

/** Which of the two lists the address asks for. */
export type Section = 'numere' | 'abonati';
export const sectionOf = (search: URLSearchParams): Section =>
  search.get('sectiune') === 'abonati' ? 'abonati' : 'numere';

const issues = addressFilters(issueQuery, PATH);
const subscribers = addressFilters(subscriberQuery, PATH);

export const readIssues = issues.read;
export const readSubscribers = subscribers.read;
export const NO_ISSUE_FILTERS = issues.defaults;
export const NO_SUBSCRIBER_FILTERS = subscribers.defaults;
export const issuesAddress = (filters: IssueQuery) => issues.address(filters);
export const subscribersAddress = (filters: SubscriberQuery) =>
  `${PATH}?sectiune=abonati${subscribers.query(filters).replace('?', '&')}`;
export const sectionAddress = (section: Section) =>
  section === 'abonati' ? subscribersAddress(NO_SUBSCRIBER_FILTERS) : PATH;
export const NEW_ISSUE_ADDRESS = `${PATH}/nou`;
export const issueAddress = (id: string) => `${PATH}/${id}`;

type Chip = { key: 'q' | 'status'; label: string };

/** The filters that are on, as a person reads them. */
export const issueChips = ({ status }: IssueQuery): Chip[] =>
  status === 'all' ? [] : [{ key: 'status', label: ISSUE_STATUS[status].label }];

export function subscriberChips({ q, status }: SubscriberQuery): Chip[] {
  const chips: Chip[] = q ? [{ key: 'q', label: common.searchChip(q) }] : [];
  if (status !== 'all') chips.push({ key: 'status', label: SUBSCRIBER_STATUS[status].label });
  return chips;
}
