import type { MarketQuery } from '@psp/contracts/solutions';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { isId, keyIn, pageIn, textIn } from '../common/address.ts';
import { messages } from './messages.ts';

export type FilterName = 'q' | 'category' | 'partner';

export const NO_FILTERS: MarketQuery = { page: 1, q: '' };

/** Reads the filters out of the address; a part that makes no sense is left out. */
export function readFilters(search: URLSearchParams): MarketQuery {
  const partner = search.get('partner');
  return {
    page: pageIn(search),
    q: textIn(search),
    category: keyIn(DOMAINS, search, 'category'),
    partner: isId(partner) ? partner : undefined,
  };
}

/** Writes the filters as an address: '/marketplace' or '/marketplace?q=apa&partner=…&page=2'. */
export function marketAddress({ q, category, partner, page }: MarketQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (category) search.set('category', category);
  if (partner) search.set('partner', partner);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/marketplace?${text}` : '/marketplace';
}

/** The filters with one changed ('' removes it), back on the first page. */
export function withFilter(filters: MarketQuery, name: FilterName, value: string): MarketQuery {
  const { page: _, ...rest } = filters;
  return readFilters(new URLSearchParams(Object.entries({ ...rest, [name]: value }).filter(([, one]) => one)));
}

/** The filters that are on, as a person reads them; `partner` is the name of the company, null when it is not known. */
export function filterChips({ q, category, partner: id }: MarketQuery, partner: string | null) {
  const chips: { key: FilterName; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: messages.searchChip(q) });
  if (category) chips.push({ key: 'category', label: DOMAINS[category] });
  if (id) chips.push({ key: 'partner', label: partner ? messages.partnerChip(partner) : messages.unknownPartner });
  return chips;
}
