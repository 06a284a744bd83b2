import { anyone } from '@psp/auth/server/access';
import { ACCESS_COOKIE, clearSessionCookies } from '@psp/auth/server/cookies';
import { resolveActor } from '@psp/auth/server/session';
import type { PortalApp } from '@psp/bff-kit/service';
import { currentSession, endSession, sessionAnswer, signIn } from '@psp/contracts/accounts';
import { DomainError } from '@psp/domain/errors';
import { z } from 'zod';
import { sessionGiver } from './giver.ts';
import { renew } from './renew.ts';
import { enter } from './sign-in.ts';
import { leave } from './sign-out.ts';
import { sessionView } from './views.ts';

/*
 * All are for anyone: who may sign in, renew or leave is decided by the credentials and tokens themselves, and a
 * suspended person must still be able to see their session and to sign out.
 */
export function accountRoutes(app: PortalApp): void {
  const { orm, tokens, publicOrigin } = app.portal;
  const giver = sessionGiver(app.portal);
  const config = { access: anyone };

  for (const [url, audience] of [
    ['/session', 'everyone'],
    ['/admin-session', 'admin'],
  ] as const) {
    app.post(url, { config, schema: { body: signIn, response: { 200: sessionAnswer } } }, async (request, reply) => {
      const replaces = tokens.verify(request.cookies[ACCESS_COOKIE] ?? '')?.sid ?? null;
      const { actor, email, session, secret } = await enter(orm, request, request.body, { audience, replaces });
      giver.give(reply, session, secret);
      return { session: sessionView(actor, email) };
    });
  }

  app.get('/session', { config, schema: { response: { 200: currentSession } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!request.cookies[ACCESS_COOKIE]) return { session: null };
    const live = await resolveActor(orm, tokens, request);
    if (!live) throw new DomainError('auth.required');
    return { session: sessionView(live.actor, live.email) };
  });

  app.post('/session/refresh', { config, schema: { body: z.strictObject({}) } }, async (request, reply) => {
    const renewed = await renew(orm, request, giver.successor);
    if (!renewed) {
      clearSessionCookies(reply, publicOrigin);
      throw new DomainError('auth.required');
    }
    giver.give(reply, renewed.session, renewed.secret);
    return reply.code(204).send();
  });

  app.post('/session/end', { config, schema: { body: endSession } }, async (request, reply) => {
    const { scope } = request.body;
    const known = await leave(app.portal, request, scope);
    if (scope !== 'others') clearSessionCookies(reply, publicOrigin);
    if (!known && scope !== 'local') throw new DomainError('auth.required');
    return reply.code(204).send();
  });
}
