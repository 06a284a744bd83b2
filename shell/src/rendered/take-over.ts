import { hydrate, type QueryClient } from '@tanstack/react-query';
import { remoteNameOf } from '../loader/areas.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { remoteIn } from '../loader/remote-states.ts';
import { type FirstPage, portalRoutes } from '../router.tsx';
import { fetchRoutes } from './lazy-routes.ts';
import { nextTask } from './next-task.ts';
import { type PageData, receiveErrors } from './page-data.ts';

/**
 * Prepares hydration of the page that the server drew: loads the public remote and the code of the page, and fills the query
 * client with its data. Null when the browser has to render the page anew.
 */
export async function takeOver(
  page: PageData,
  loader: RemoteLoader,
  queryClient: QueryClient,
): Promise<FirstPage | null> {
  const remote = remoteIn(await loader.load(remoteNameOf('public')));
  if (!page.isWhole || !remote) return null;
  await nextTask();
  const routes = portalRoutes({ public: remote });
  try {
    await fetchRoutes(routes, window.location);
  } catch {
    return null;
  }
  await nextTask();
  hydrate(queryClient, asFresh(page.queries));
  const { loaderData } = page;
  return { routes, joined: ['public'], hydrationData: { loaderData, errors: receiveErrors(page.errors) } };
}

/* The page was current when the browser asked for it, so its data counts as fetched now. */
function asFresh(queries: PageData['queries']): PageData['queries'] {
  const dataUpdatedAt = Date.now();
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
