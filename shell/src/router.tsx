import { sessionKnown } from '@psp/auth/session';
import { dashboardOf } from '@psp/auth/session/areas';
import { mayEnter } from '@psp/auth/session/guard';
import type { RemoteModule } from '@psp/remote/contract';
import { asApiError, guarded } from '@psp/remote/guarded';
import { routerContext } from '@psp/remote/query';
import type { QueryClient } from '@tanstack/react-query';
import {
  createBrowserRouter,
  type HydrationState,
  type PatchRoutesOnNavigationFunction,
  type RouteObject,
  redirect,
} from 'react-router-dom';
import { Frame } from './frame/frame.tsx';
import { BootScreen, RootError } from './frame/root-screens.tsx';
import { AreaError, AreaScreen } from './loader/area-screen.tsx';
import { AREAS, type Area, areaFor, kindOf, remoteNameOf } from './loader/areas.ts';
import { routesIn } from './loader/joined.ts';
import { withPageCode } from './loader/page-code.tsx';
import type { RemoteLoader } from './loader/remote-loader.ts';
import { remoteIn } from './loader/remote-states.ts';
import { HELD_MS, within } from './loader/within.ts';
import { skipWhenSignedIn } from './login/skip-when-signed-in.ts';

export type Router = ReturnType<typeof createBrowserRouter>;

/** Remotes that are loaded before the router is created. */
type Remotes = Partial<Record<Area, RemoteModule>>;

/** Initial state of the router for a server-rendered page. */
export interface FirstPage {
  routes: RouteObject[];
  /** Areas whose remotes have their routes among `routes`. */
  joined: Area[];
  hydrationData: HydrationState;
}

const areaRouteId = (area: Area) => `area-${area}`;

/* The routes of the remote are patched in once it is loaded; until then the catch-all shows the state of the area. */
function areaRoute(area: Area, remote?: RemoteModule): RouteObject {
  const kind = kindOf(area);
  const own = remote ? routesIn(area, remote) : [];
  const screen = { element: <AreaScreen area={area} /> };
  return {
    id: areaRouteId(area),
    ...(kind ? guarded(kind) : {}),
    errorElement: <AreaError area={area} />,
    children: kind
      ? [
          { path: area, loader: () => redirect(dashboardOf(kind)), element: null },
          { path: `${area}/*`, ...screen },
          ...own,
        ]
      : [{ path: '*', ...screen }, ...own],
  };
}

/** Sign-in pages of members and partners, and of the association. */
const signInRoutes: RouteObject[] = [
  {
    path: 'login',
    loader: skipWhenSignedIn,
    lazy: { Component: async () => (await import('./login/login-page.tsx')).LoginPage },
  },
  {
    path: 'admin-login',
    loader: skipWhenSignedIn,
    lazy: { Component: async () => (await import('./login/admin-login-page.tsx')).AdminLoginPage },
  },
];

const accountSections: RouteObject[] = [
  {
    index: true,
    lazy: { Component: async () => (await import('./account/personal-section.tsx')).PersonalSection },
  },
  {
    path: 'securitate',
    lazy: { Component: async () => (await import('./account/security-section.tsx')).SecuritySection },
  },
  {
    path: 'notificari',
    lazy: { Component: async () => (await import('./account/topics-section.tsx')).TopicsSection },
  },
  {
    path: 'date',
    lazy: { Component: async () => (await import('./account/data-section.tsx')).DataSection },
  },
];

/** Pages of the shell that need a session. */
const signedInRoutes: RouteObject[] = [
  {
    path: 'notificari',
    lazy: {
      loader: async () => (await import('./notifications/notifications-page.tsx')).notificationsLoader,
      Component: async () => (await import('./notifications/notifications-page.tsx')).NotificationsPage,
    },
  },
  {
    path: 'organizatie',
    lazy: {
      loader: async () => (await import('./organisation-choice/organisation-choice-page.tsx')).membershipsLoader,
      Component: async () =>
        (await import('./organisation-choice/organisation-choice-page.tsx')).OrganisationChoicePage,
    },
  },
  {
    path: 'cont',
    lazy: {
      loader: async () => (await import('./account/account-page.tsx')).accountLoader,
      Component: async () => (await import('./account/account-page.tsx')).AccountPage,
    },
    children: accountSections,
  },
];

/** Routes of the shell's own pages. */
const shellRoutes: RouteObject[] = [...signInRoutes, { ...guarded(null), children: signedInRoutes }];

/** The route tree of the portal, the same in the browser and on the server. */
export function portalRoutes(remotes: Remotes = {}): RouteObject[] {
  return [
    {
      id: 'root',
      element: <Frame />,
      errorElement: <RootError />,
      hydrateFallbackElement: <BootScreen />,
      children: [
        { errorElement: <RootError isInside />, children: shellRoutes },
        ...AREAS.map((area) => areaRoute(area, remotes[area])),
      ],
    },
  ];
}

/*
 * The router stores scroll positions by the key of the history entry. A page that the browser has loaded has no key, so all such
 * pages would share one position.
 */
function keyHistoryEntry({ history }: Window): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' ? { ...state } : {};
  if (!('key' in known)) history.replaceState({ ...known, key: Math.random().toString(36).slice(2, 10) }, '');
}

/** Creates the router. It loads the remote of an area on the first navigation into it by a user who may enter. */
export function createPortalRouter(loader: RemoteLoader, queryClient: QueryClient, first?: FirstPage): Router {
  const joined = new Set<Area>(first?.joined);
  const discover: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
    const area = areaFor(path);
    if (!area || joined.has(area)) return;
    const kind = kindOf(area);
    // The area's error element shows this failure; otherwise its guard would wait for the session again.
    if (kind) await sessionKnown().catch(asApiError);
    if (!mayEnter(kind)) return;
    const load = loader.load(remoteNameOf(area));
    // After `HELD_MS` the area's screen replaces the previous page; it shows the state and continues once the remote is loaded.
    const remote = remoteIn(await within(load, HELD_MS).catch(() => loader.state(remoteNameOf(area))));
    if (!remote || signal.aborted || joined.has(area)) return;
    joined.add(area);
    patch(areaRouteId(area), withPageCode(routesIn(area, remote)));
  };
  keyHistoryEntry(window);
  return createBrowserRouter(withPageCode(first?.routes ?? portalRoutes()), {
    getContext: routerContext(queryClient),
    patchRoutesOnNavigation: discover,
    ...(first ? { hydrationData: first.hydrationData } : {}),
  });
}
