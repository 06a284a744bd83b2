import type { PageNeeds } from '@psp/contracts/page-rendering';
import type { RemoteModule } from '@psp/remote/contract';
import { createQueryClient, routerContext } from '@psp/remote/query';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';
import { asked } from './nothing.ts';

/**
 * Returns a function that opens an address of a remote's area as the browser will, and tells what that asks for. The lists it
 * returns are filled by the microtasks that follow the call.
 */
export const pageNeedsOf =
  ({ routes }: RemoteModule, area: string) =>
  (address: string): PageNeeds => {
    const url = new URL(address, 'http://portal');
    const context = routerContext(createQueryClient())();
    const request: Request = Object.assign(Object.create(null), { url: url.href });
    asked.modules = [];
    asked.reads = [];
    for (const { route, params } of matchRoutes([{ path: area, children: routes }], url) ?? [])
      open(route, { request, url, params, pattern: route.path ?? '', context });
    return { modules: asked.modules, reads: asked.reads };
  };

/* What fails here is asked for by the browser, which tells the person. */
const quietly = (work: () => unknown): void => void (async () => await work())().catch(() => undefined);

function open({ loader, lazy }: RouteObject, args: LoaderFunctionArgs): void {
  const parts = typeof lazy === 'object' ? lazy : undefined;
  quietly(() => parts?.Component?.());
  quietly(async () => {
    const load = loader ?? (await parts?.loader?.());
    return typeof load === 'function' ? load(args, {}) : undefined;
  });
}
