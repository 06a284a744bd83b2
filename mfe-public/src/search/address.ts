import type { SearchQuery } from '@psp/contracts/search';
import { SEARCH_KINDS, type SearchKind } from '@psp/contracts/search-limits';
import { oneOfIn, pageIn, textIn } from '../common/address.ts';

/** Reads the search out of the address; a part that makes no sense is left out. */
export function readSearch(search: URLSearchParams): SearchQuery {
  return { q: textIn(search), kind: oneOfIn(SEARCH_KINDS, search, 'kind'), page: pageIn(search) };
}

/** Writes a search as an address: '/cautare' or '/cautare?q=apa&kind=article&page=2'. */
export function searchAddress({ q, kind, page = 1 }: { q: string; kind?: SearchKind; page?: number }): string {
  const search = new URLSearchParams();
  if (q) search.set('q', q);
  if (kind) search.set('kind', kind);
  if (page > 1) search.set('page', String(page));
  const text = search.toString();
  return text ? `/cautare?${text}` : '/cautare';
}
