import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer, AnswerCache } from './cache/answer-cache.ts';
import { headersOf, sendAnswer, sendKept } from './cache/public-answers.ts';
import type { Renderer } from './render/renderer.ts';
import { REVALIDATE } from './shell.ts';

/** Set by the identity service beside the session's own cookies, for whoever wants to know whether to wait for a session. */
const signedIn = /(?:^|;\s*)psp_signed_in=1(?:;|$)/;

/** Answers with a page that was drawn on the server; false when the browser has to draw it. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/** Draws public pages, and keeps each until something of what it shows has changed or its remote is released anew. */
export const createPages = ({ render, version }: Renderer, cache: AnswerCache): SendPage => {
  return async (request, reply) => {
    const isSignedIn = signedIn.test(request.headers.cookie ?? '');
    const key = `${await version()} ${isSignedIn} ${request.url}`;
    const known = cache.find(key);
    if (known) {
      sendKept(request, reply, known);
      return true;
    }
    const begun = cache.moment();
    const drawn = await render(request.url);
    if (!drawn?.page) return false;
    const answer = answerOf(reply, drawn.page, isSignedIn);
    const asked = drawn.asked.map((path) => cache.find(path)?.topics);
    // What cannot be kept itself cannot be kept as a part of a page.
    if (answer.status === 200 && asked.every((topics) => topics !== undefined))
      cache.keep(key, { ...answer, topics: [...new Set(asked.flat())] }, begun);
    sendAnswer(request, reply, answer);
    return true;
  };
};

/* Drawn for visitors; for somebody who may be signed in the visitors' own controls stay unseen until that is known. */
function answerOf(
  reply: FastifyReply,
  { status, html }: { status: number; html: string },
  isSignedIn: boolean,
): Answer {
  const headers = {
    ...headersOf(reply),
    'cache-control': REVALIDATE,
    'content-type': 'text/html; charset=utf-8',
    vary: 'cookie, accept-encoding',
    ...(status === 503 ? { 'retry-after': '3' } : {}),
  };
  const content = isSignedIn ? html.replace('<html ', '<html data-signed-in ') : html;
  return { status, headers, body: Buffer.from(content), topics: [] };
}
