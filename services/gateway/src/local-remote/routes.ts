import { isSameSite } from '@psp/auth/server/csrf';
import {
  endedRemoteCookie,
  LOCAL_REMOTE_END_PATH,
  LOCAL_REMOTE_PATH,
  type LocalRemote,
  localRemote,
  localRemoteCookie,
} from '@psp/contracts/local-remote';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuse } from '../refusal.ts';
import { strings } from './strings.ts';

/** Lifetime of an override in seconds: a working day. */
const MAX_AGE_S = 8 * 60 * 60;

const isSecure = (publicOrigin: string): boolean => publicOrigin.startsWith('https:');

const attributes = (publicOrigin: string, seconds: number): string =>
  `; Path=/; Max-Age=${seconds}; SameSite=Lax${isSecure(publicOrigin) ? '; Secure' : ''}`;

/** Deletes the cookie of the override. */
export const endOverride = (reply: FastifyReply, publicOrigin: string): FastifyReply =>
  reply.header('set-cookie', endedRemoteCookie(isSecure(publicOrigin)) + attributes(publicOrigin, 0));

const parseOverride = (fields: unknown): LocalRemote | null => {
  const { remote, origin } = Object(fields);
  return localRemote(String(remote), String(origin));
};

const areaPath = ({ name }: LocalRemote): string => (name === 'mfe_public' ? '/' : `/${name.replace('mfe_', '')}`);

const STYLE = `body { max-width: 40rem; margin: 4rem auto; padding: 0 1rem; font: 1.125rem/1.6 sans-serif; }
button { padding: .6rem 1.2rem; font: inherit; } a { margin-left: 1rem; }`;

/** Page that asks for confirmation. The fields of an override contain no characters that are special in HTML. */
const startPage = ({ name, origin }: LocalRemote): string => `<!doctype html>
<html lang="ro">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${strings.title}</title>
<style>${STYLE}</style>
<main>
<h1>${strings.title}</h1>
<p><strong>${strings.question(name, origin)}</strong></p>
<p>${strings.reach}</p>
<p>${strings.warning}</p>
<form method="post" action="${LOCAL_REMOTE_PATH}">
<input type="hidden" name="remote" value="${name}">
<input type="hidden" name="origin" value="${origin}">
<button>${strings.start}</button><a href="/">${strings.cancel}</a>
</form>
</main>
</html>`;

/**
 * Serves the page and the forms that start and end an override in the user's browser. Requests from other sites get 404; without
 * `isAllowed` all do.
 */
export async function serveLocalRemotes(app: FastifyInstance, publicOrigin: string, isAllowed: boolean): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.addHook('onRequest', async (request, reply) => {
      if (!isAllowed || !isSameSite(request, publicOrigin)) return refuse(reply, 'not_found');
      reply.header('cache-control', 'no-store');
    });
    scope.get(LOCAL_REMOTE_PATH, async ({ query }, reply) => {
      const local = parseOverride(query);
      return local ? reply.type('text/html; charset=utf-8').send(startPage(local)) : refuse(reply, 'not_found');
    });
    scope.post(LOCAL_REMOTE_PATH, async ({ body }, reply) => {
      const local = parseOverride(body);
      if (!local) return refuse(reply, 'not_found');
      const cookie = localRemoteCookie(local, isSecure(publicOrigin)) + attributes(publicOrigin, MAX_AGE_S);
      return reply.header('set-cookie', cookie).redirect(areaPath(local), 303);
    });
    scope.post(LOCAL_REMOTE_END_PATH, async (_request, reply) => endOverride(reply, publicOrigin).redirect('/', 303));
  });
}
