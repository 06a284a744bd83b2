import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CachedResponse, type ResponseCache, type SharedResponse, toCached } from './cache/response-cache.ts';
import { headersOf, sendCached } from './cache/public-responses.ts';
import { isBrowserRendered, isSecretPage, pageAddress } from './page-address.ts';
import type { Renderer } from './render/renderer.ts';
import { REVALIDATE } from './shell.ts';

/** Cookie that identity sets together with the session's cookies. */
const signedInCookie = /(?:^|;\s*)(?:__Host-)?psp_signed_in=1(?:;|$)/;

/** Sends a page; false when it sent nothing and the caller must send the plain shell. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface Caches {
  /** Cached responses of the public service, with their topics. */
  responses: ResponseCache;
  pages: ResponseCache;
}

/** Renders public pages and caches them until their data changes or the shell or the remote is released anew. */
export const createPages = ({ render, version }: Renderer, { responses, pages }: Caches): SendPage => {
  const pending = new Map<string, Promise<CachedResponse | null>>();

  /* Concurrent requests for the same page share one rendering. */
  const shareRendering = (key: string, start: () => Promise<CachedResponse | null>): Promise<CachedResponse | null> => {
    const rendering = pending.get(key) ?? start().finally(() => pending.delete(key));
    pending.set(key, rendering);
    return rendering;
  };

  const renderPage = async (address: string, key: string, isSignedIn: boolean, reply: FastifyReply) => {
    const startedAt = pages.timestamp();
    const rendered = await render(address);
    if (!rendered?.page) return null;
    const response = toResponse(reply, rendered.page, isSignedIn);
    const topics = rendered.asked.map((path) => responses.get(path)?.topics);
    // A page made of uncacheable responses is not cacheable. Every page names domains, or its code does.
    if (response.status === 200 && !isSecretPage(address) && topics.every((one) => one !== undefined))
      pages.store(key, { ...response, topics: [...new Set([...topics.flat(), 'domains'])] }, startedAt);
    return toCached(response);
  };

  return async (request, reply) => {
    const address = pageAddress(request.url);
    if (isSecretPage(address)) reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    if (isBrowserRendered(address)) return false;
    const isSignedIn = signedInCookie.test(request.headers.cookie ?? '');
    const key = `${await version()} ${isSignedIn} ${address}`;
    const response = pages.get(key) ?? (await shareRendering(key, () => renderPage(address, key, isSignedIn, reply)));
    if (response) sendCached(request, reply, response);
    return response !== null;
  };
};

/* Pages are rendered for visitors. With `data-signed-in` the visitors' controls stay hidden until the session is known. */
function toResponse(
  reply: FastifyReply,
  { status, html, location }: { status: number; html: string; location?: string },
  isSignedIn: boolean,
): SharedResponse {
  const headers = {
    'cache-control': REVALIDATE,
    ...headersOf(reply),
    'content-type': 'text/html; charset=utf-8',
    vary: 'cookie, accept-encoding',
    ...(location === undefined ? {} : { location }),
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  };
  const content = isSignedIn ? html.replace('<html ', '<html data-signed-in ') : html;
  return { status, headers, body: Buffer.from(content), topics: [] };
}
