import { PARTNER_SORTS, type PartnerQuery } from '@psp/contracts/partners';
import { COUNTIES, DOMAINS } from '@psp/contracts/taxonomies';
import { keyIn, oneOfIn, pageIn, textIn } from '../common/address.ts';
import { messages } from './messages.ts';

export type FilterName = 'q' | 'category' | 'county';

export const NO_FILTERS: PartnerQuery = { page: 1, q: '', sort: 'rating' };

/** Reads the filters out of the address; a part that makes no sense is left out. */
export function readFilters(search: URLSearchParams): PartnerQuery {
  return {
    page: pageIn(search),
    q: textIn(search),
    category: keyIn(DOMAINS, search, 'category'),
    county: keyIn(COUNTIES, search, 'county'),
    sort: oneOfIn(PARTNER_SORTS, search, 'sort') ?? NO_FILTERS.sort,
  };
}

/** Writes the filters as an address: '/parteneri' or '/parteneri?q=apa&county=SB&page=2'. */
export function partnersAddress({ q, category, county, sort, page }: PartnerQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (county) search.set('county', county);
  if (sort !== NO_FILTERS.sort) search.set('sort', sort);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/parteneri?${text}` : '/parteneri';
}

/** The filters with one changed ('' removes it), back on the first page. */
export function withFilter(filters: PartnerQuery, name: FilterName | 'sort', value: string): PartnerQuery {
  const { page: _, ...rest } = filters;
  const search = new URLSearchParams(Object.entries({ ...rest, [name]: value }).filter(([, one]) => one));
  return readFilters(search);
}

/** The filters that are on, as a person reads them. */
export function filterChips({ q, category, county }: PartnerQuery): { key: FilterName; label: string }[] {
  const chips: { key: FilterName; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: messages.searchChip(q) });
  if (category) chips.push({ key: 'category', label: DOMAINS[category] });
  if (county) chips.push({ key: 'county', label: COUNTIES[county] });
  return chips;
}
