import { type SearchQuery, searchQuery } from '@psp/contracts/search';
import type { SearchKind } from '@psp/contracts/search-limits';

/** Reads the search out of the address; a part that makes no sense is left out. */
export function readSearch(search: URLSearchParams): SearchQuery {
  const known: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(searchQuery.shape)) {
    const given = search.get(name);
    const parsed = given === null ? null : schema.safeParse(given);
    if (parsed?.success) known[name] = parsed.data;
  }
  return searchQuery.parse(known);
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
