import type { PageRenderer, RendererParts } from '@psp/contracts/page-rendering';
import { usedModules } from '@psp/contracts/shared-modules';
import { isRemote, type PageHandle, isServed } from '@psp/remote/contract';
import type { HeadCollector } from '@psp/remote/page-head';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { areaFor } from './loader/areas.ts';
import { createDocument, type Told } from './rendered/document.ts';
import { drawPage } from './rendered/draw.tsx';
import { sendErrors } from './rendered/page-data.ts';
import { createHints } from './rendered/hints.ts';
import { gatherData, statusOf } from './rendered/gather.ts';
import { portalRoutes } from './router.tsx';

/** Creates the renderer of public pages. It gives null for a page that the browser has to draw. Throws for another contract. */
export function createPageRenderer(parts: RendererParts): PageRenderer {
  const { remote, entry, manifest, origin } = parts;
  const isKnown = isServed(entry.contract) && usedModules(manifest) !== null;
  if (!isRemote(remote) || !isKnown) throw new Error(`${entry.version}: another contract`);
  const handler = createStaticHandler(portalRoutes({ public: remote }));
  const write = createDocument(parts);
  const hints = createHints(parts, handler.dataRoutes);
  return async (address) => {
    const url = new URL(address, origin);
    if (areaFor(url.pathname) !== 'public' || isBrowserOnly(handler.dataRoutes, url)) return null;
    const gathered = await gatherData(handler, url);
    if (!gathered) return null;
    const { context, queryClient } = gathered;
    const told: Told = { head: null, title: null };
    const drawn = await drawPage({ handler, context, queryClient, remote, collector: collectInto(told) });
    const errors = sendErrors(context.errors);
    const status = statusOf(context, drawn.isWhole);
    if (errors === undefined || !status) return null;
    const { isWhole, queries } = drawn;
    const page = { entry, manifest, isWhole, queries, loaderData: context.loaderData, errors };
    return { status, html: write({ ...drawn, status, told, page, path: url.pathname, hints: hints(context) }) };
  };
}

function isBrowserOnly(routes: RouteObject[], url: URL): boolean {
  const handles = matchRoutes(routes, url)?.map(({ route }): PageHandle | undefined => route.handle) ?? [];
  return handles.some((handle) => handle?.isBrowserOnly?.(url));
}

function collectInto(told: Told): HeadCollector {
  return {
    tellHead: (head) => {
      told.head = head;
    },
    tellTitle: (title) => {
      told.title = title;
    },
  };
}
