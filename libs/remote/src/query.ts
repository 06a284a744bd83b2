import { QueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { createContext, type LoaderFunctionArgs, type RouterContext, RouterContextProvider } from 'react-router-dom';
import { isApiError } from './api-error.ts';

const STALE_MS = 15_000;
const KEPT_MS = 5 * 60_000;

/** The key under which the router hands the one query client to loaders. */
export const queryClientContext: RouterContext<QueryClient> = createContext<QueryClient>();

/*
 * Refusals stay refusals; only an unreachable or overloaded service is worth asking again. One that did not answer in its time
 * is not: the person has waited long enough, and is offered the retry.
 */
function mayRetry(failures: number, error: Error): boolean {
  if (!isApiError(error) || error.code === 'timeout' || error.status === 504) return false;
  return failures < 2 && (error.status === 0 || error.status >= 502);
}

/** Makes the query client of the page; the shell has one, and so has each standalone harness. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: STALE_MS, gcTime: KEPT_MS, retry: mayRetry, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/** The router's `getContext`: gives each navigation's loaders the query client. */
export function routerContext(client: QueryClient): () => RouterContextProvider {
  return () => {
    const provider = new RouterContextProvider();
    provider.set(queryClientContext, client);
    return provider;
  };
}

/** What `queryOptions(...)` of TanStack Query gives, seen as a thing to fetch. */
type Fetchable<T, K extends QueryKey> = Pick<UseQueryOptions<T, Error, T, K>, 'queryKey' | 'queryFn' | 'staleTime'>;

/**
 * Fetches a query for a route's loader, so that the page renders with data and `useSuspenseQuery` does not wait.
 * `args` is the loader's own argument. Returns the data, or throws the ApiError for the route's error element.
 */
export function prefetch<T, K extends QueryKey>(
  args: Pick<LoaderFunctionArgs, 'context'>,
  options: Fetchable<T, K>,
): Promise<T> {
  const provider: RouterContextProvider = args.context;
  const { queryKey, queryFn, staleTime } = options;
  return provider.get(queryClientContext).fetchQuery({ queryKey, queryFn, staleTime });
}
