import { isApiError } from './api-error.ts';
import type { ListFilters } from './lists/list-filters.ts';
import { prefetch } from './query.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

type Loaded<T, K extends QueryKey> = Parameters<typeof prefetch<T, K>>[1];

/** A page waits this long for its data before it opens with a skeleton. */
const PATIENCE_MS = 300;

/**
 * Starts a query from a route's loader. Resolves when the data came or after 300 ms, when the page shows its skeleton. A
 * record that does not exist goes to the route's error element; any other failure is shown, with a retry, by the page.
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

/* The server draws once, so it waits for the data; what it is refused is an error of the route, as nothing renders it later. */
async function loadWhole<T, K extends QueryKey>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  options: Loaded<T, K>,
): Promise<null> {
  await prefetch(args, options).catch((error: unknown) => {
    if (isApiError(error) && error.status >= 400 && error.status < 500) throw error;
  });
  return null;
}

/** The loader of a page that shows one query. */
export const loaderOf =
  <T, K extends QueryKey>(options: Loaded<T, K>) =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, options);

/** The loader of a list, whose filters stand in the address. */
export const listLoader =
  <Filters extends { page: number }, T, K extends QueryKey>(
    { read }: ListFilters<Filters>,
    query: (filters: Filters) => Loaded<T, K>,
  ) =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, query(read(new URL(args.request.url).searchParams)));

/** The loader of one record, which a parameter of the path names. */
export const recordLoader =
  <T, K extends QueryKey>(query: (id: string) => Loaded<T, K>, name = 'id') =>
  (args: LoaderFunctionArgs) =>
    startLoading(args, query(args.params[name] ?? ''));
