import type { SearchQuery } from '@psp/contracts/search';
import { SEARCH_KINDS } from '@psp/contracts/search-groups';
import { byParts, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';

export const searchFilters = listFilters(
  '/cautare',
  byParts<SearchQuery>({ q: text, kind: oneOf(SEARCH_KINDS), page }),
);

/** Reads and writes the address of a search, such as '/cautare?q=apa&kind=article&page=2'. */
export const { read: readSearch, address: searchAddress } = searchFilters;
