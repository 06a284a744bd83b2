import type { PageNeeds } from '@psp/contracts/page-rendering';
import type { RemoteModule } from '@psp/remote/contract';
import { createQueryClient, routerContext } from '@psp/remote/query';
import { type LoaderFunctionArgs, matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Fake browser in which a page's needs are determined (config.ts): requests are recorded and never answered, and packages that render
 * pages are replaced by `nothing`, which can be called, constructed and read in any way.
 */
const nothing: unknown = new Proxy(function nothing() {}, {
  get: (_, name) => (name === 'then' ? undefined : name === Symbol.toPrimitive ? () => '' : nothing),
  apply: () => nothing,
  construct: () => Object(nothing),
});

/** Modules and reads that the current address has requested. */
const asked: { modules: string[]; reads: string[] } = { modules: [], reads: [] };

const signal = { aborted: false, addEventListener: () => {}, removeEventListener: () => {} };

Object.assign(globalThis, {
  nothing,
  asked,
  fetch: (address: string) => {
    asked.reads.push(address);
    return new Promise<never>(() => {});
  },
  AbortSignal: { timeout: () => signal, any: () => signal },
  AbortController: class {
    signal = signal;
    abort(): void {}
  },
  setTimeout: () => 0,
  clearTimeout: () => {},
});

/**
 * Returns a function that opens an address of a remote's area like the browser and returns the requested modules and reads. The lists are
 * filled by the microtasks after the call.
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

/* Ignores errors here, since the browser will request the same and show the error. */
const quietly = (work: () => unknown): void => void (async () => await work())().catch(() => undefined);

function open({ loader, lazy }: RouteObject, args: LoaderFunctionArgs): void {
  const parts = typeof lazy === 'object' ? lazy : undefined;
  quietly(() => parts?.Component?.());
  quietly(async () => {
    const load = loader ?? (await parts?.loader?.());
    return typeof load === 'function' ? load(args, {}) : undefined;
  });
}
