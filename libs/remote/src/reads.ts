import { keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Client, Search } from './client.ts';

/** Query of a GET request. */
export const readQuery = <T>(client: Client, queryKey: QueryKey, path: string, search: Search = {}) =>
  queryOptions({ queryKey, queryFn: ({ signal }) => client.get<T>(path, { signal, search }) });

/** Query of a page of a list; keeps the previous page while loading. */
export const listQuery = <T>(client: Client, queryKey: QueryKey, path: string, search: Search) =>
  queryOptions({ ...readQuery<T>(client, queryKey, path, search), placeholderData: keepPreviousData });

const POLL_MS = 1500;

/** Query of a GET request that is asked again, without a person, while `isWaiting` is true of its answer. */
export const polledQuery = <T>(client: Client, queryKey: QueryKey, path: string, isWaiting: (answer: T) => boolean) => {
  const waits = (answer: T | undefined): boolean => answer !== undefined && isWaiting(answer);
  return queryOptions({
    queryKey,
    queryFn: ({ signal, client: cache }) =>
      client.get<T>(path, { signal, isBackground: waits(cache.getQueryData<T>(queryKey)) }),
    refetchInterval: ({ state }) => (waits(state.data) ? POLL_MS : false),
  });
};
