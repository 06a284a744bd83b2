import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Client, Search } from './client.ts';

/** Query of a GET request. */
export const readQuery = <T>(client: Client, queryKey: QueryKey, path: string, search: Search = {}) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => client.get<T>(path, { signal, search }) });

/** Query of a page of a list; keeps the previous page while loading. */
export const listQuery = <T>(client: Client, queryKey: QueryKey, path: string, search: Search) =>
  queryOptions({ ...readQuery<T>(client, queryKey, path, search), placeholderData: keepPreviousData });
