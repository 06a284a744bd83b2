import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, type RouterContext, RouterContextProvider } from 'react-router-dom';
import { isApiError } from './api-error.ts';

const STALE_MS = 15_000;
const KEPT_MS = 5 * 60_000;
const RETRIES = 2;
const FIRST_WAIT_MS = 500;
/** Slower failures are not retried: the user would wait too long. */
const PROMPT_MS = 500;

/** Router context of the query client. */
export const queryClientContext: RouterContext<QueryClient> = createContext<QueryClient>();

/* Retries only reads that failed quickly because the service is unreachable or overloaded; a slow failure is shown at once. */
function mayRetry(failures: number, error: Error): boolean {
  if (failures >= RETRIES || !isApiError(error) || !(error.tookMs < PROMPT_MS)) return false;
  return error.code === 'network' || error.status === 502 || error.status === 503;
}

/** Creates a query client with the portal's cache and retry settings. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: KEPT_MS,
        retry: mayRetry,
        retryDelay: (failures) => FIRST_WAIT_MS * 2 ** failures,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** Returns the router's `getContext`, which passes the query client to loaders. */
export function routerContext(client: QueryClient): () => RouterContextProvider {
  return () => {
    const provider = new RouterContextProvider();
    provider.set(queryClientContext, client);
    return provider;
  };
}

/** The part of a `queryOptions(...)` result that `prefetch` uses. */
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
