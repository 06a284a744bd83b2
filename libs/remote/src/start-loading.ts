import { isApiError } from './api-error.ts';
import { prefetch } from './query.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** A page waits this long for its data before it opens with a skeleton. */
const PATIENCE_MS = 300;

/**
 * Starts a query from a route's loader. Resolves when the data came or after 300 ms, when the page shows its skeleton. A
 * record that does not exist goes to the route's error element; any other failure is shown, with a retry, by the page.
 */
export async function startLoading<T, K extends QueryKey>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  options: Parameters<typeof prefetch<T, K>>[1],
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
  options: Parameters<typeof prefetch<T, K>>[1],
): Promise<null> {
  await prefetch(args, options).catch((error: unknown) => {
    if (isApiError(error) && error.status >= 400 && error.status < 500) throw error;
  });
  return null;
}
