import { isApiError } from '@psp/remote/api-error';
import { createQueryClient, routerContext } from '@psp/remote/query';
import type { QueryClient } from '@tanstack/react-query';
import { fetchRoutes } from './lazy-routes.ts';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';

interface LoadedData {
  context: StaticHandlerContext;
  queryClient: QueryClient;
}

/** Path of the page to which a loader redirects for good; null for other answers. */
const movedTo = ({ status, headers }: Response): { location: string } | null => {
  const location = headers.get('location');
  return status === 308 && location?.startsWith('/') ? { location } : null;
};

/**
 * Runs the loaders of an address as for a visitor. Resolves to the new path of a page that has moved for good, and to null for other
 * redirects.
 */
export async function loadData(handler: StaticHandler, url: URL): Promise<LoadedData | { location: string } | null> {
  const queryClient = serverQueryClient();
  // The router waits for lazy loaders, not for lazy components.
  await fetchRoutes(handler.dataRoutes, url);
  const requestContext = routerContext(queryClient)();
  const context = await handler.query(new Request(url), { requestContext });
  return context instanceof Response ? movedTo(context) : { context, queryClient };
}

/*
 * Without retries, during which the server would render a loading page; the browser retries. An infinite `gcTime` starts no
 * timers, which would keep the data of each page for minutes.
 */
function serverQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, retry: false, retryOnMount: false, gcTime: Number.POSITIVE_INFINITY },
  });
  return client;
}

/** HTTP status of the page; null when a loader failed otherwise than by a 4xx of a service. */
export function statusOf({ errors, matches }: StaticHandlerContext, isWhole: boolean): 200 | 404 | 503 | null {
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) return isApiError(error) && error.status < 500 ? 404 : null;
  // Only the area's catch-all route matched.
  if (matches.at(-1)?.route.path === '*') return 404;
  return isWhole ? 200 : 503;
}
