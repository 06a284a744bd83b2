import { signedIn } from '@psp/contracts/access';
import { clearSessionCookies } from '@psp/auth/server/cookies';
import { actorOf } from '@psp/auth/server/plugin';
import type { PortalApp } from '@psp/bff-kit/service';
import { callerOf, writeAs } from '@psp/bff-kit/write';
import { reauthentication, sessionList } from '@psp/contracts/accounts';
import { idParams } from '@psp/contracts/common';
import { endSession, listSessions } from '@psp/domain/joining/accounts/session-list';
import { z } from 'zod';
import { deviceText } from './device.ts';

const config = { access: signedIn };

/** The person's sessions, listed and ended from afar, and how the password is asked for again. Reading changes nothing. */
export function sessionListRoutes(app: PortalApp): void {
  app.get('/sessions', { config, schema: { response: { 200: sessionList } } }, async (request) => {
    const sessions = await listSessions(request.db, actorOf(request).accountId);
    const items = sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceText(userAgent),
      isCurrent: session.id === request.sessionId,
    }));
    return { items };
  });

  const proofs = { response: { 200: reauthentication } };
  app.get('/reauthenticate', { config, schema: proofs }, async () => ({ method: 'password' as const }));

  const end = { params: idParams, body: z.strictObject({}) };
  app.post('/sessions/:id/end', { config: { ...config, act: 'session.end' }, schema: end }, async (request, reply) => {
    await writeAs(request, callerOf(request), (write) => endSession(write, request.params));
    if (request.params.id === request.sessionId) clearSessionCookies(reply, app.portal.publicOrigin);
    return reply.code(204).send();
  });
}
