import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Resolves `lazy` of the routes that match an address, so that the first render is the complete page. */
export async function fetchRoutes(routes: RouteObject[], address: { pathname: string }): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(matches.map(({ route }) => fetchRoute(route)));
}

async function fetchRoute(route: RouteObject): Promise<void> {
  const { lazy } = route;
  if (!lazy) return;
  const parts =
    typeof lazy === 'function'
      ? await lazy()
      : Object.fromEntries(
          await Promise.all(
            Object.entries(lazy).map(async ([name, fetchPart]) => [name, await fetchPart?.()] as const),
          ),
        );
  Object.assign(route, parts, { lazy: undefined });
}
