import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, type AnswerCache, kept, type KeptAnswer } from './cache/answer-cache.ts';
import { headersOf, sendKept } from './cache/public-answers.ts';
import { isBrowserRendered, isSecretPage, pageAddress } from './page-address.ts';
import type { Renderer } from './render/renderer.ts';
import { REVALIDATE } from './shell.ts';

/** Set by identity with the session's cookies. */
const signedIn = /(?:^|;\s*)(?:__Host-)?psp_signed_in=1(?:;|$)/;

/** Sends a server-rendered page; false when the browser must render it. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

interface Caches {
  /** Cache of the public service's responses, with their topics. */
  answers: AnswerCache;
  pages: AnswerCache;
}

/** Renders public pages, cached until their data changes or the remote is released anew. */
export const createPages = ({ render, version }: Renderer, { answers, pages }: Caches): SendPage => {
  const underWay = new Map<string, Promise<KeptAnswer | null>>();

  /* Concurrent requests share one rendering. */
  const shared = (key: string, begin: () => Promise<KeptAnswer | null>): Promise<KeptAnswer | null> => {
    const drawing = underWay.get(key) ?? begin().finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    return drawing;
  };

  const draw = async (address: string, key: string, isSignedIn: boolean, reply: FastifyReply) => {
    const begun = pages.moment();
    const drawn = await render(address);
    if (!drawn?.page) return null;
    const answer = answerOf(reply, drawn.page, isSignedIn);
    const topics = drawn.asked.map((path) => answers.find(path)?.topics);
    // A page made of uncacheable responses is not cacheable.
    if (answer.status === 200 && !isSecretPage(address) && topics.every((one) => one !== undefined))
      pages.keep(key, { ...answer, topics: [...new Set(topics.flat())] }, begun);
    return kept(answer);
  };

  return async (request, reply) => {
    const address = pageAddress(request.url);
    if (isSecretPage(address)) reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    if (isBrowserRendered(address)) return false;
    const isSignedIn = signedIn.test(request.headers.cookie ?? '');
    const key = `${await version()} ${isSignedIn} ${address}`;
    const answer = pages.find(key) ?? (await shared(key, () => draw(address, key, isSignedIn, reply)));
    if (answer) sendKept(request, reply, answer);
    return answer !== null;
  };
};

/* Rendered for visitors; for a possible session the visitors' controls are hidden until it is known. */
function answerOf(
  reply: FastifyReply,
  { status, html }: { status: number; html: string },
  isSignedIn: boolean,
): Answer {
  const headers = {
    'cache-control': REVALIDATE,
    ...headersOf(reply),
    'content-type': 'text/html; charset=utf-8',
    vary: 'cookie, accept-encoding',
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  };
  const content = isSignedIn ? html.replace('<html ', '<html data-signed-in ') : html;
  return { status, headers, body: Buffer.from(content), topics: [] };
}
