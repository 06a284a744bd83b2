import type { SearchQuery, SearchView } from '@psp/contracts/search';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { readSearch } from './address.ts';

export const resultsQuery = (query: SearchQuery) =>
  queryOptions({
    queryKey: ['public', 'search', 'results', query],
    queryFn: ({ signal }) => api.get<SearchView>('/search', { signal, search: query }),
    enabled: query.q !== '',
    placeholderData: keepPreviousData,
  });

/** Without a text there is nothing to ask. */
export const loadSearch = (args: LoaderFunctionArgs) => {
  const query = readSearch(new URL(args.request.url).searchParams);
  return query.q ? startLoading(args, resultsQuery(query)) : null;
};
