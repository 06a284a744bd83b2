import type { Browser } from '@playwright/test';
import { accounts, contextOf, type Who } from './accounts.ts';

/** A page that a route of the portal has. */
export interface PortalPage {
  /** Path of the route: `/uat/projects/:id`. */
  path: string;
  /** True if visitors are redirected to the sign-in page. */
  isGuarded: boolean;
  /** True for the pages of the public area except those around accounts. */
  isPublic: boolean;
}

interface Route {
  id: string;
  path?: string;
  handle?: { isPlain?: boolean };
  children?: Route[];
  middleware?: unknown;
  lazy?: unknown;
  element?: unknown;
  Component?: unknown;
}

/* Runs in a page. Returns the pages of its router; null until the routes of the area whose first page is `home` are among them. */
function pagesInRouter(home: string): PortalPage[] | null {
  const main = document.querySelector('main') ?? {};
  let fiber = Reflect.get(main, Object.keys(main).find((key) => key.startsWith('__reactFiber')) ?? '');
  while (fiber && !fiber.memoizedProps?.router) fiber = fiber.return;
  const pagesBelow = (routes: Route[], above: PortalPage): PortalPage[] =>
    routes.flatMap(({ id, path, handle, children, middleware, lazy, element, Component }) => {
      const here = {
        path: path ? `${above.path}/${path}` : above.path,
        isGuarded: above.isGuarded || middleware !== undefined,
        isPublic: (above.isPublic || id === 'area-public') && !handle?.isPlain,
      };
      if (children) return pagesBelow(children, here);
      const isPage = Boolean(lazy || element || Component) && !here.path.endsWith('*');
      return isPage ? [{ ...here, path: here.path || '/' }] : [];
    });
  const { routes = [] } = fiber?.memoizedProps.router ?? {};
  const pages = pagesBelow(routes, { path: '', isGuarded: false, isPublic: false });
  return pages.some(({ path }) => path === home) ? pages : null;
}

async function pagesSeenBy(browser: Browser, who: Who): Promise<PortalPage[]> {
  const home = who === 'visitor' ? '/' : accounts[who].home;
  const context = await contextOf(browser, who);
  const page = await context.newPage();
  await page.goto(home);
  const pages = await page.waitForFunction(pagesInRouter, home);
  const found = (await pages.jsonValue()) ?? [];
  await context.close();
  return found;
}

/** Reads the pages of the running portal from the routers of these readers, who have one area each. */
export async function readPages(browser: Browser, readers: readonly Who[]): Promise<PortalPage[]> {
  const seen = await Promise.all(readers.map((who) => pagesSeenBy(browser, who)));
  return [...new Map(seen.flat().map((page) => [page.path, page])).values()];
}
