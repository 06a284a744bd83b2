import type { PageRenderer, RendererParts } from '@psp/contracts/page-rendering';
import { usedModules } from '@psp/contracts/shared-modules';
import { isRemote, type PageHandle, isServed } from '@psp/remote/contract';
import type { HeadCollector } from '@psp/remote/page-head';
import { createStaticHandler, matchRoutes, type RouteObject } from 'react-router-dom';
import { areaFor } from './loader/areas.ts';
import { createDocument, type CollectedHead } from './rendered/document.ts';
import { renderPage } from './rendered/render-page.tsx';
import { serialiseErrors } from './rendered/page-data.ts';
import { createHints } from './rendered/hints.ts';
import { loadData, statusOf } from './rendered/load-data.ts';
import { portalRoutes } from './router.tsx';

/**
 * Creates the renderer of public pages; it resolves to null for a page that the browser has to render. Throws when the remote is
 * invalid or of a contract that the shell does not serve.
 */
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
    const loaded = await loadData(handler, url);
    if (!loaded) return null;
    if ('location' in loaded) return { status: 308, html: '', location: loaded.location };
    const { context, queryClient } = loaded;
    const collected: CollectedHead = { head: null, title: null };
    const rendered = await renderPage({ handler, context, queryClient, remote, collector: collectInto(collected) });
    const errors = serialiseErrors(context.errors);
    const status = statusOf(context, rendered.isWhole);
    if (errors === undefined || !status) return null;
    const { isWhole, queries } = rendered;
    const page = { entry, manifest, isWhole, queries, loaderData: context.loaderData, errors };
    return { status, html: write({ ...rendered, status, collected, page, path: url.pathname, hints: hints(context) }) };
  };
}

function isBrowserOnly(routes: RouteObject[], url: URL): boolean {
  const handles = matchRoutes(routes, url)?.map(({ route }): PageHandle | undefined => route.handle) ?? [];
  return handles.some((handle) => handle?.isBrowserOnly?.(url));
}

function collectInto(collected: CollectedHead): HeadCollector {
  return {
    tellHead: (head) => {
      collected.head = head;
    },
    tellTitle: (title) => {
      collected.title = title;
    },
  };
}
