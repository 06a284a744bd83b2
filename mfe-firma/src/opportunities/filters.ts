import {
  OPPORTUNITY_SORTS,
  OPPORTUNITY_STATUS,
  type OpportunityQuery,
  opportunityQuery,
} from '@psp/contracts/opportunities';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const opportunityList = listFilters('/firma/opportunities', bySchema(opportunityQuery));

/** How the server really sorts: fit is worked out among open requests only, all others come newest first. */
export const sortOf = ({ sort, status }: OpportunityQuery): OpportunityQuery['sort'] =>
  sort === 'fit' && (status === 'all' || status === 'closed') ? 'newest' : sort;

/** The filters that are on; the sort is none. */
export const filterChips = (filters: OpportunityQuery) =>
  opportunityList.chips(filters, {
    category: DOMAINS,
    county: COUNTIES,
    status: { ...OPPORTUNITY_STATUS, all: strings.allStatuses },
  });

const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

export const OPTIONS = {
  category: optionsOf(DOMAINS),
  county: optionsOf(COUNTIES).toSorted((a, b) => a.label.localeCompare(b.label, 'ro')),
  sort: optionsOf(OPPORTUNITY_SORTS),
  status: [
    ...Object.entries(OPPORTUNITY_STATUS).map(([value, { label }]) => ({ value, label })),
    { value: 'all', label: strings.allStatuses },
  ],
};
