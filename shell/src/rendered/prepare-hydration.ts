import { hydrate, type QueryClient } from '@tanstack/react-query';
import { remoteNameOf } from '../loader/areas.ts';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { remoteIn } from '../loader/remote-states.ts';
import { type FirstPage, portalRoutes } from '../router.tsx';
import { fetchRoutes } from './lazy-routes.ts';
import { nextTask } from './next-task.ts';
import { type PageData, restoreErrors } from './page-data.ts';

/**
 * Prepares the hydration of a server-rendered page: loads the public remote and the code of the page, and fills the query
 * client. Resolves to null when the browser has to render the page itself.
 */
export async function prepareHydration(
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
  hydrate(queryClient, withCurrentTime(page.queries));
  const { loaderData } = page;
  return { routes, joined: ['public'], hydrationData: { loaderData, errors: restoreErrors(page.errors) } };
}

/* The page was current when the browser requested it, so its data counts as fetched now. */
function withCurrentTime(queries: PageData['queries']): PageData['queries'] {
  const dataUpdatedAt = Date.now();
  return {
    ...queries,
    queries: queries.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })),
  };
}
