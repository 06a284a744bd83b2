import type { SearchQuery, SearchView } from '@psp/contracts/search';
import { listQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { readSearch } from './address.ts';

export const resultsQuery = (query: SearchQuery) => ({
  ...listQuery<SearchView>(api, ['public', 'search', 'results', query], '/search', query),
  enabled: query.q !== '',
});

/** Without a text there is nothing to ask. */
export const loadSearch = (args: LoaderFunctionArgs) => {
  const query = readSearch(new URL(args.request.url).searchParams);
  return query.q ? startLoading(args, resultsQuery(query)) : null;
};
