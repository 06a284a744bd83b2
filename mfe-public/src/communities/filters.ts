import type { CommunityQuery } from '@psp/contracts/communities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { keyIn, pageIn, textIn } from '../common/address.ts';
import { messages } from './messages.ts';

export type FilterName = 'q' | 'judet';

export const NO_FILTERS: CommunityQuery = { page: 1, q: '' };

/** Reads the filters out of the address; a part that makes no sense is left out. */
export function readFilters(search: URLSearchParams): CommunityQuery {
  return { page: pageIn(search), q: textIn(search), judet: keyIn(COUNTIES, search, 'judet') };
}

/** Writes the filters as an address: '/comunitati' or '/comunitati?q=cetate&judet=CJ&page=2'. */
export function communitiesAddress({ q, judet, page }: CommunityQuery): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (judet) search.set('judet', judet);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/comunitati?${text}` : '/comunitati';
}

/** The filters with one changed ('' removes it), back on the first page. */
export function withFilter({ q, judet }: CommunityQuery, name: FilterName, value: string): CommunityQuery {
  const search = new URLSearchParams(
    Object.entries({ q, judet, [name]: value }).filter(([, one]) => one) as [string, string][],
  );
  return readFilters(search);
}

/** The filters that are on, as a person reads them. */
export function filterChips({ q, judet }: CommunityQuery): { key: FilterName; label: string }[] {
  const chips: { key: FilterName; label: string }[] = [];
  if (q) chips.push({ key: 'q', label: messages.searchChip(q) });
  if (judet) chips.push({ key: 'judet', label: COUNTIES[judet] });
  return chips;
}
