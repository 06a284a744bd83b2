import { isApiError } from '@psp/remote/api-error';
import { createQueryClient, routerContext } from '@psp/remote/query';
import type { QueryClient } from '@tanstack/react-query';
import { fetchRoutes } from './lazy-routes.ts';
import type { StaticHandler, StaticHandlerContext } from 'react-router-dom';

interface Gathered {
  context: StaticHandlerContext;
  queryClient: QueryClient;
}

/** Runs the loaders of an address, as for a visitor. Null when they lead elsewhere. */
export async function gatherData(handler: StaticHandler, url: URL): Promise<Gathered | null> {
  const queryClient = serverQueryClient();
  // The router itself waits for what its loaders need, not for what a page is drawn with.
  await fetchRoutes(handler.dataRoutes, url);
  const requestContext = routerContext(queryClient)();
  const context = await handler.query(new Request(url), { requestContext });
  return context instanceof Response ? null : { context, queryClient };
}

/*
 * What fails has failed: the browser asks again; otherwise a page would be drawn as if it were still waiting. Data goes with the
 * client, not by timers that would hold every page's for minutes.
 */
function serverQueryClient(): QueryClient {
  const client = createQueryClient();
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, retry: false, retryOnMount: false, gcTime: Number.POSITIVE_INFINITY },
  });
  return client;
}

/** The status of the page; null when something went wrong that no service has refused. */
export function statusOf({ errors, matches }: StaticHandlerContext, isWhole: boolean): 200 | 404 | 503 | null {
  const [error] = Object.values(errors ?? {});
  if (error !== undefined) return isApiError(error) && error.status < 500 ? 404 : null;
  // No page of the remote has this address.
  if (matches.at(-1)?.route.path === '*') return 404;
  return isWhole ? 200 : 503;
}
