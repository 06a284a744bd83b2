import type { publicSearchOperations, SearchQuery } from '@psp/contracts/search';
import { createApi } from '@psp/remote/api';
import { listQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { readSearch } from './address.ts';

const results = createApi<typeof publicSearchOperations>('public');

export const resultsQuery = (query: SearchQuery) => ({
  ...listQuery(results, ['public', 'search', 'results', query], 'GET /search', { query }),
  enabled: query.q !== '',
});

/** Starts loading the results; does nothing without a text. */
export const loadSearch = (args: LoaderFunctionArgs) => {
  const query = readSearch(new URL(args.request.url).searchParams);
  return query.q ? startLoading(args, resultsQuery(query)) : null;
};
