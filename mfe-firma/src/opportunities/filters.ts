import { REQUEST_KIND } from '@psp/contracts/consultations';
import {
  OPPORTUNITY_SORTS,
  OPPORTUNITY_STATUS,
  type OpportunityQuery,
  opportunityQuery,
} from '@psp/contracts/opportunities';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomy-names';
import { bySchema } from '@psp/remote/lists/by-schema';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

export const opportunityList = listFilters('/firma/opportunities', bySchema(opportunityQuery), {
  category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS },
  county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
  kind: { label: strings.kind, placeholder: strings.anyKind, options: REQUEST_KIND },
  fit: { label: strings.fitFilter, placeholder: strings.anyFit, options: strings.fits },
  status: {
    label: strings.status,
    options: { ...OPPORTUNITY_STATUS, ignored: strings.ignored, all: strings.allStatuses },
  },
  sort: { label: strings.sort, options: OPPORTUNITY_SORTS, isOrder: true },
});

/** Chip of the `since` filter, which links from a number of new opportunities set. */
export const sinceChip = ({ since }: OpportunityQuery): Chip[] =>
  since ? [{ key: 'since', label: strings.since(since) }] : [];

/** The sort that the server applies: fit is computed for open requests only, all others are sorted newest first. */
export const sortOf = ({ sort, status }: OpportunityQuery): OpportunityQuery['sort'] =>
  sort === 'fit' && status !== 'active' && status !== 'responded' ? 'newest' : sort;
