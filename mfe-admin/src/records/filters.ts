import type { ChosenParties } from '@psp/contracts/overseen';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import type { Chip } from '@psp/remote/lists/list-filters';
import { strings } from './strings.ts';

/** Filters that the lists of requests, projects and offers share, besides their states and orders. */
export interface SharedFilters {
  page: number;
  q: string;
  authority?: string | undefined;
  firm?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
}

/** The shared filters that are selects. */
export const sharedChoices = {
  county: { label: strings.county, placeholder: strings.anyCounty, options: COUNTIES },
  category: { label: strings.category, placeholder: strings.anyCategory, options: DOMAINS },
  overdue: {
    label: strings.overdue,
    placeholder: strings.anyTime,
    options: { yes: strings.onlyOverdue },
    chipOf: { yes: strings.overdueChip },
  },
} as const;

/** Chips of the shared filters without a select: organisations, days and amounts. */
export const moreChips = (filters: SharedFilters, chosen: ChosenParties | undefined): Chip[] => {
  const { authority, firm, from, to, min, max } = filters;
  return [
    ...(authority ? [{ key: 'authority', label: strings.ofAuthority(chosen?.authority ?? strings.chosen) }] : []),
    ...(firm ? [{ key: 'firm', label: strings.ofFirm(chosen?.firm ?? strings.chosen) }] : []),
    ...(from ? [{ key: 'from', label: strings.from(from) }] : []),
    ...(to ? [{ key: 'to', label: strings.to(to) }] : []),
    ...(min === undefined ? [] : [{ key: 'min', label: strings.atLeast(min) }]),
    ...(max === undefined ? [] : [{ key: 'max', label: strings.atMost(max) }]),
  ];
};
