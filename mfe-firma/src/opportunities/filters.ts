import { REQUEST_KIND } from '@psp/contracts/consultations';
import {
  OPPORTUNITY_SORTS,
  OPPORTUNITY_STATUS,
  type OpportunityQuery,
  opportunityQuery,
} from '@psp/contracts/opportunities';
import { bySchema } from '@psp/remote/lists/by-schema';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { countyOptions, domainOptions, optionsOf } from '@psp/remote/options';
import { strings } from './strings.ts';

export const opportunityList = listFilters<OpportunityQuery>('/firma/opportunities', bySchema(opportunityQuery), [
  { name: 'category', label: strings.category, placeholder: strings.allCategories, options: domainOptions },
  { name: 'county', label: strings.county, placeholder: strings.allCounties, options: countyOptions },
  { name: 'kind', label: strings.kind, placeholder: strings.anyKind, options: optionsOf(REQUEST_KIND) },
  { name: 'fit', label: strings.fitFilter, placeholder: strings.anyFit, options: optionsOf(strings.fits) },
  {
    name: 'status',
    label: strings.status,
    options: optionsOf({ ...OPPORTUNITY_STATUS, ignored: strings.ignored, all: strings.allStatuses }),
  },
  { name: 'sort', label: strings.sort, options: optionsOf(OPPORTUNITY_SORTS), isOrder: true },
]);

/** Chip of the moment after which what is shown has come, which a number of new ones names. */
export const sinceChip = ({ since }: OpportunityQuery): Chip[] =>
  since ? [{ key: 'since', label: strings.since(since) }] : [];

/** How the server really sorts: fit is worked out among open requests only, all others come newest first. */
export const sortOf = ({ sort, status }: OpportunityQuery): OpportunityQuery['sort'] =>
  sort === 'fit' && status !== 'active' && status !== 'responded' ? 'newest' : sort;
