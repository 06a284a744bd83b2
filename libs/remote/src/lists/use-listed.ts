import { type QueryKey, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { ListFilters } from './list-filters.ts';

/** The list that the address asks for, as `FilteredList` takes it: its filters, and the query that `queryOf` makes of them. */
export function useListed<Filters extends { page: number; q?: string }, List, Key extends QueryKey>(
  list: ListFilters<Filters>,
  queryOf: (filters: Filters) => UseQueryOptions<List, Error, List, Key>,
) {
  const filters = list.read(useSearchParams()[0]);
  return { list, filters, query: useQuery(queryOf(filters)) };
}
