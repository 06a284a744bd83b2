import { signedIn } from '@psp/auth/server/access';
import { clearSessionCookies } from '@psp/auth/server/cookies';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { sessionList } from '@psp/contracts/accounts';
import { idParams } from '@psp/contracts/common';
import { recordAct } from '@psp/domain/joining/accounts/record';
import { endSession, listSessions } from '@psp/domain/joining/accounts/session-list';
import { DomainError } from '@psp/domain/errors';
import { z } from 'zod';
import { deviceText } from './device.ts';

const config = { access: signedIn };

/** Where the person is signed in, and signing out from afar. */
export function sessionListRoutes(app: PortalApp): void {
  app.get('/sessions', { config, schema: { response: { 200: sessionList } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const sessions = await listSessions(request.db, actorOf(request).accountId);
    const items = sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceText(userAgent),
      isCurrent: session.id === request.sessionId,
    }));
    return { items };
  });

  const end = { params: idParams, body: z.strictObject({}) };
  app.post('/sessions/:id/end', { config: { ...config, act: 'session.end' }, schema: end }, async (request, reply) => {
    const { accountId, organisationId } = actorOf(request);
    const { id: sessionId } = request.params;
    await app.portal.orm.em.fork().transactional(async (tx) => {
      if (!(await endSession(tx, accountId, sessionId))) throw new DomainError('not_found');
      await recordAct(tx, {
        action: 'session.end',
        outcome: 'done',
        ...{ accountId, organisationId, sessionId },
        details: { scope: 'one' },
        traceId: request.id,
      });
    });
    if (sessionId === request.sessionId) clearSessionCookies(reply, app.portal.publicOrigin);
    return reply.code(204).send();
  });
}
