import {
  OPPORTUNITY_SORTS,
  OPPORTUNITY_STATUS,
  type OpportunityQuery,
  opportunityQuery,
} from '@psp/contracts/opportunities';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { messages } from './messages.ts';

export const DEFAULTS: OpportunityQuery = opportunityQuery.parse({});

/** Reads the filters out of the address; a part that makes no sense is left at its default. */
export function readFilters(search: URLSearchParams): OpportunityQuery {
  const filters: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(opportunityQuery.shape)) {
    const given = search.get(name);
    const parsed = given === null ? null : schema.safeParse(given);
    if (parsed?.success) filters[name] = parsed.data;
  }
  return opportunityQuery.parse(filters);
}

/** Writes the filters as an address, without those at their default: '' or '?category=mediu&page=2'. */
export function filterAddress(filters: OpportunityQuery): string {
  const search = new URLSearchParams();
  const { q, category, county, status, sort, page } = filters;
  for (const [name, value] of Object.entries({ q, category, county, status, sort, page })) {
    const standard: unknown = Object.entries(DEFAULTS).find(([key]) => key === name)?.[1];
    if (value !== undefined && value !== standard) search.set(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

/** How the server really sorts: fit is worked out among open requests only, all others come newest first. */
export const sortOf = ({ sort, status }: OpportunityQuery): OpportunityQuery['sort'] =>
  sort === 'fit' && (status === 'all' || status === 'closed') ? 'newest' : sort;

/** The filters that are on, as chips; the sort and the page are no filters. */
export function filterChips({ q, category, county, status }: OpportunityQuery): { key: FilterName; label: string }[] {
  const chips: { key: FilterName; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: messages.searchChip(q) });
  if (category) chips.push({ key: 'category', label: DOMAINS[category] });
  if (county) chips.push({ key: 'county', label: COUNTIES[county] });
  if (status !== DEFAULTS.status) {
    chips.push({ key: 'status', label: status === 'all' ? messages.allStatuses : OPPORTUNITY_STATUS[status].label });
  }
  return chips;
}

export type FilterName = 'q' | 'category' | 'county' | 'status';

/** The filters without one of them, back on the first page. */
export const withoutFilter = (filters: OpportunityQuery, name: string): OpportunityQuery =>
  readFilters(withValue(filters, name, null));

/** The filters with one value changed, back on the first page; '' takes the default. */
export const withFilter = (filters: OpportunityQuery, name: string, value: string): OpportunityQuery =>
  readFilters(withValue(filters, name, value || null));

function withValue(filters: OpportunityQuery, name: string, value: string | null): URLSearchParams {
  const search = new URLSearchParams(filterAddress({ ...filters, page: 1 }));
  if (value === null) search.delete(name);
  else search.set(name, value);
  return search;
}

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const OPTIONS = {
  category: optionsOf(DOMAINS),
  county: optionsOf(COUNTIES).toSorted((a, b) => a.label.localeCompare(b.label, 'ro')),
  sort: optionsOf(OPPORTUNITY_SORTS),
  status: [
    ...Object.entries(OPPORTUNITY_STATUS).map(([value, { label }]) => ({ value, label })),
    { value: 'all', label: messages.allStatuses },
  ],
};
