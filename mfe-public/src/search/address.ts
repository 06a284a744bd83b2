import type { SearchQuery } from '@psp/contracts/search';
import { SEARCH_KINDS } from '@psp/contracts/search-limits';
import { listFilters } from '@psp/remote/lists/list-filters';
import { oneOfIn, pageIn, textIn } from '@psp/remote/lists/read-address';

/** Reads and writes the address of a search, such as '/cautare?q=apa&kind=article&page=2'. */
export const { read: readSearch, address: searchAddress } = listFilters<SearchQuery>('/cautare', (search) => ({
  q: textIn(search),
  kind: oneOfIn(SEARCH_KINDS, search, 'kind'),
  page: pageIn(search),
}));
