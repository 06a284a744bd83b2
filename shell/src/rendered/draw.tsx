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

interface Drawing {
  handler: StaticHandler;
  context: StaticHandlerContext;
  queryClient: QueryClient;
  remote: RemoteModule;
  collector: HeadCollector;
}

interface Drawn {
  html: string;
  styles: string;
  queries: DehydratedState;
  /** False when a service failed to give data of the page. */
  isWhole: boolean;
}

/** Renders the page; a second time when components asked for data that no loader had fetched. */
export async function drawPage(drawing: Drawing): Promise<Drawn> {
  const { queryClient } = drawing;
  const isWhole = queryClient
    .getQueryCache()
    .getAll()
    .every(({ state }) => !state.error || isRefusal(state.error));
  let drawn = await drawOnce(drawing);
  const asked = unanswered(queryClient);
  if (asked.length > 0) {
    await Promise.all(asked.map((query) => query.fetch().catch(() => {})));
    // Data that no loader waits for may be missing; the browser fetches it.
    for (const query of asked) if (query.state.status === 'error') queryClient.getQueryCache().remove(query);
    drawn = await drawOnce(drawing);
  }
  return { ...drawn, queries: timeless(dehydrate(queryClient)), isWhole };
}

/* The page shows a refusal, such as a missing record, itself. */
const isRefusal = (error: Error): boolean => isApiError(error) && error.status >= 400 && error.status < 500;

/* Without times the same data gives the same page, which caches can answer with 304; the browser sets them. */
const timeless = ({ mutations, queries }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({ ...query, dehydratedAt: 0, state: { ...query.state, dataUpdatedAt: 0 } })),
});

/** Enabled queries of the rendered page that have not been fetched. */
function unanswered(client: QueryClient): Query[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => {
      const isEnabled = !('enabled' in options) || options.enabled === undefined || options.enabled === true;
      return state.status === 'pending' && typeof options.queryFn === 'function' && isEnabled;
    });
}

/* Preload links and styles, which React writes first when it does not render the document's head itself. */
const HOISTED = /^(?:<link [^>]*>|<style data-precedence="[^"]*" data-href="[^"]*">[^<]*<\/style>)+/;

async function drawOnce({ handler, context, queryClient, remote, collector }: Drawing) {
  const router = createStaticRouter(handler.dataRoutes, context);
  const sheet = new ServerStyleSheet();
  try {
    const drawn = await toHtml(
      sheet.collectStyles(
        <HeadContext.Provider value={collector}>
          <Portal queryClient={queryClient} loader={loaderOf(remote)} navigate={() => {}}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Portal>
        </HeadContext.Provider>,
      ),
    );
    const [hoisted = ''] = HOISTED.exec(drawn) ?? [];
    return { html: drawn.slice(hoisted.length), styles: hoisted + sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/* In one piece, without the inline scripts of streaming, which the CSP forbids. Throws when any component throws. */
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

/** The loader on the server, where the public remote is ready and no other is asked for. */
const loaderOf = (remote: RemoteModule): RemoteLoader => ({
  state: () => ({ status: 'ready', remote }),
  subscribe: () => () => {},
  load: () => Promise.resolve({ status: 'ready', remote }),
  isOutdated: () => Promise.resolve(false),
  versionOf: () => '',
  crashed: () => {},
  recovered: () => {},
});
