import { sessionKnown } from '@psp/auth/session';
import { dashboardOf } from '@psp/auth/session/areas';
import { mayEnter } from '@psp/auth/session/guard';
import { routerContext } from '@psp/remote/query';
import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { BootScreen, RootError } from './frame/root-screens.tsx';
import { guarded } from './guard.ts';
import { AREAS, type Area, areaFor, kindOf, remoteNameOf } from './loader/areas.ts';
import { AreaError, AreaScreen } from './loader/area-screen.tsx';
import { type RemoteLoader, remoteIn } from './loader/remote-loader.ts';
import { shellRoutes } from './shell-routes.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

const areaRouteId = (area: Area) => `area-${area}`;

/* The remote's routes join the area's route once it is loaded; until then every address of the area has this screen. */
function areaRoute(area: Area): RouteObject {
  const kind = kindOf(area);
  const screen = { element: <AreaScreen area={area} /> };
  return {
    id: areaRouteId(area),
    ...(kind ? guarded(kind) : {}),
    errorElement: <AreaError area={area} />,
    children: kind
      ? [
          { path: area, loader: () => redirect(dashboardOf(kind)), element: null },
          { path: `${area}/*`, ...screen },
        ]
      : [{ path: '*', ...screen }],
  };
}

/** The one router. It loads an area's remote when an address of that area is opened, for those who may enter. */
export function createPortalRouter(loader: RemoteLoader, queryClient: QueryClient): Router {
  const joined = new Set<Area>();
  const discover: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
    const area = areaFor(path);
    if (!area || joined.has(area)) return;
    await sessionKnown().catch(() => {});
    if (!mayEnter(kindOf(area))) return;
    const remote = remoteIn(await loader.load(remoteNameOf(area)));
    if (!remote || signal.aborted || joined.has(area)) return;
    joined.add(area);
    patch(areaRouteId(area), kindOf(area) ? [{ path: area, children: remote.routes }] : remote.routes);
  };
  return createBrowserRouter(
    [
      {
        id: 'root',
        element: <Frame />,
        errorElement: <RootError />,
        hydrateFallbackElement: <BootScreen />,
        children: [{ errorElement: <RootError isInside />, children: shellRoutes }, ...AREAS.map(areaRoute)],
      },
    ],
    { getContext: routerContext(queryClient), patchRoutesOnNavigation: discover },
  );
}
