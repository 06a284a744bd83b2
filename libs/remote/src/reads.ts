import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Client, Search } from './client.ts';

/** The query of what a service answers at `path`. */
export const readQuery = <T>(client: Client, queryKey: QueryKey, path: string, search: Search = {}) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => client.get<T>(path, { signal, search }) });

/** The query of one page of a list; the page before stays until the next one has come. */
export const listQuery = <T>(client: Client, queryKey: QueryKey, path: string, search: Search) =>
  queryOptions({ ...readQuery<T>(client, queryKey, path, search), placeholderData: keepPreviousData });
