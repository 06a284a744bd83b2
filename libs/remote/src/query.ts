import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, type RouterContext, RouterContextProvider } from 'react-router-dom';
import { isApiError } from './api-error.ts';

const STALE_MS = 15_000;
const KEPT_MS = 5 * 60_000;

/** Router context of the query client. */
export const queryClientContext: RouterContext<QueryClient> = createContext<QueryClient>();

/* Retries only an unreachable or overloaded service. A time-out is not retried: the person has waited long enough. */
function mayRetry(failures: number, error: Error): boolean {
  if (!isApiError(error) || error.code === 'timeout' || error.status === 504) return false;
  return failures < 2 && (error.status === 0 || error.status >= 502);
}

/** Creates the query client of the page. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, gcTime: KEPT_MS, retry: mayRetry, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The router's `getContext`: passes the query client to loaders. */
export function routerContext(client: QueryClient): () => RouterContextProvider {
  return () => {
    const provider = new RouterContextProvider();
    provider.set(queryClientContext, client);
    return provider;
  };
}

/** The result of `queryOptions(...)`. */
type Fetchable<T, K extends QueryKey> = Pick<UseQueryOptions<T, Error, T, K>, 'queryKey' | 'queryFn' | 'staleTime'>;

/**
 * Fetches a query in a route's loader, so that `useSuspenseQuery` does not suspend. `args` is the loader's argument. Returns
 * the data, or throws the ApiError for the route's error element.
 */
export function prefetch<T, K extends QueryKey>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  options: Fetchable<T, K>,
): Promise<T> {
  const provider: RouterContextProvider = args.context;
  const { queryKey, queryFn, staleTime } = options;
  return provider.get(queryClientContext).fetchQuery({ queryKey, queryFn, staleTime });
}
