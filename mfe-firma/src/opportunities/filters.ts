import { REQUEST_KIND } from '@psp/contracts/request-kinds';
import type { OpportunityQuery } from '@psp/contracts/opportunities';
import { OPPORTUNITY_SORTS, OPPORTUNITY_STATUS } from '@psp/contracts/opportunity-names';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomy-names';
import { byParts, keysOf, moment, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { type Chip, listFilters } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

const STATUSES = { ...OPPORTUNITY_STATUS, ignored: strings.ignored, all: strings.allStatuses };

export const opportunityList = listFilters(
  '/firma/opportunities',
  byParts<OpportunityQuery>({
    q: text,
    category: oneOf(keysOf(DOMAINS)),
    county: oneOf(keysOf(COUNTIES)),
    status: oneOf(keysOf(STATUSES), 'active'),
    kind: oneOf(keysOf(REQUEST_KIND)),
    fit: oneOf(['suited']),
    since: moment,
    sort: oneOf(keysOf(OPPORTUNITY_SORTS), 'fit'),
    page,
  }),
  {
    category: { label: strings.category, placeholder: strings.allCategories, options: DOMAINS },
    county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
    kind: { label: strings.kind, placeholder: strings.anyKind, options: REQUEST_KIND },
    fit: { label: strings.fitFilter, placeholder: strings.anyFit, options: strings.fits },
    status: { label: strings.status, options: STATUSES },
    sort: { label: strings.sort, options: OPPORTUNITY_SORTS, isOrder: true },
  },
);

/** Chip of the `since` filter, which links from a number of new opportunities set. */
export const sinceChip = ({ since }: OpportunityQuery): Chip[] =>
  since ? [{ key: 'since', label: strings.since(since) }] : [];

/** The sort that the server applies: fit is computed for open requests only, all others are sorted newest first. */
export const sortOf = ({ sort, status }: OpportunityQuery): OpportunityQuery['sort'] =>
  sort === 'fit' && status !== 'active' && status !== 'responded' ? 'newest' : sort;
