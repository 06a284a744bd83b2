import { isApiError } from '@psp/remote/api-error';
import type { RemoteModule } from '@psp/remote/contract';
import { type HeadCollector, HeadContext } from '@psp/remote/page-head';
import { type DehydratedState, dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticRouter,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import type { RemoteLoader } from '../loader/remote-loader.ts';
import { Portal } from '../portal.tsx';

interface RenderInput {
  handler: StaticHandler;
  context: StaticHandlerContext;
  queryClient: QueryClient;
  remote: RemoteModule;
  collector: HeadCollector;
}

interface RenderedPage {
  html: string;
  styles: string;
  queries: DehydratedState;
  /** False when a service failed to deliver data of the page. */
  isWhole: boolean;
}

/** Renders the page, and a second time when components requested data that no loader had fetched. */
export async function renderPage(input: RenderInput): Promise<RenderedPage> {
  const { queryClient } = input;
  const isWhole = queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => !state.error || isRefusal(state.error));
  let rendered = await renderOnce(input);
  const missing = unfetchedQueries(queryClient);
  if (missing.length > 0) {
    await Promise.all(missing.map((query) => query.fetch().catch(() => {})));
    // Data that no loader waits for may be missing; the browser fetches it again.
    for (const query of missing) if (query.state.status === 'error') queryClient.getQueryCache().remove(query);
    rendered = await renderOnce(input);
  }
  return { ...rendered, queries: withoutTimes(dehydrate(queryClient)), isWhole };
}

/* A 4xx, such as for a missing record, is shown by the page itself. */
const isRefusal = (error: Error): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/* Without times the same data gives the same page, so that a cache can answer 304; the browser sets the times. */
const withoutTimes = ({ mutations, queries }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
});

/** Enabled queries of the rendered page that have not been fetched. */
function unfetchedQueries(client: QueryClient): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const isEnabled = !('enabled' in options) || options.enabled === undefined || options.enabled === true;
      return state.status === 'pending' && typeof options.queryFn === 'function' && isEnabled;
    });
}

/* Preload links and styles, which React writes first when it does not render the document's head. */
const HOISTED = /^(?:<link [^>]*>|<style data-precedence="[^"]*" data-href="[^"]*">[^<]*<\/style>)+/;

async function renderOnce({ handler, context, queryClient, remote, collector }: RenderInput) {
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const rendered = await toHtml(
      sheet.collectStyles(
        <HeadContext.Provider value={collector}>
          <Portal queryClient={queryClient} loader={loaderOf(remote)} navigate={() => {}}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Portal>
        </HeadContext.Provider>,
      ),
    );
    const [hoisted = ''] = HOISTED.exec(rendered) ?? [];
    return { html: rendered.slice(hoisted.length), styles: hoisted + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/* Renders in one piece: streaming needs inline scripts, which the CSP forbids. Throws when any component throws. */
async function toHtml(page: ReactNode): Promise<string> {
  const failures: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void failures.push(error),
  });
  await stream.allReady;
  const html = await new Response(stream).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** The loader on the server, where the public remote is ready and no other is needed. */
const loaderOf = (remote: RemoteModule): RemoteLoader => ({
  state: () => ({ status: 'ready', remote }),
  subscribe: () => () => {},
  load: () => Promise.resolve({ status: 'ready', remote }),
  isOutdated: () => Promise.resolve(false),
  versionOf: () => '',
  crashed: () => {},
  recovered: () => {},
});
