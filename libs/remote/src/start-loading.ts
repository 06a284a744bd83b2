import { isApiError } from './api-error.ts';
import type { ListFilters } from './lists/list-filters.ts';
import { prefetch } from './query.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Loaded<T, K extends QueryKey> = Parameters<typeof prefetch<T, K>>[1];

/** Milliseconds before the skeleton is shown. */
const PATIENCE_MS = 300;

/**
 * Starts a query in a route's loader. Resolves when the data has arrived or after 300 ms, when the page shows its skeleton. A 404
 * is thrown to the route's error element; the page shows other failures.
 */
export async function startLoading<T, K extends QueryKey>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  options: Loaded<T, K>,
): Promise<null> {
  if (typeof window === 'undefined') return loadWhole(args, options);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const loaded = prefetch(args, options).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) throw error;
  });
  await Promise.race([loaded, patience]).finally(() => clearTimeout(timer));
  return null;
}

/* The server renders once, so it waits for the data; 4xx failures go to the route's error element. */
async function loadWhole<T, K extends QueryKey>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  options: Loaded<T, K>,
): Promise<null> {
  await prefetch(args, options).catch((error: unknown) => {
    if (isApiError(error) && error.status >= 400 && error.status < 500) throw error;
  });
  return null;
}

/** Creates the loader of a page with one query. */
export const loaderOf =
  <T, K extends QueryKey>(options: Loaded<T, K>) =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, options);

/** Creates the loader of a list with filters in the address. */
export const listLoader =
  <Filters extends { page: number }, T, K extends QueryKey>(
    { read }: ListFilters<Filters>,
    query: (filters: Filters) => Loaded<T, K>,
  ) =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, query(read(new URL(args.request.url).searchParams)));

/** Creates the loader of a record whose id is a path parameter. */
export const recordLoader =
  <T, K extends QueryKey>(query: (id: string) => Loaded<T, K>, name = 'id') =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, query(args.params[name] ?? ''));
