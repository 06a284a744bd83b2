import type { MikroORM } from '@mikro-orm/postgresql';
import { isBackground } from '@psp/auth/server/background';
import { REFRESH_COOKIE } from '@psp/auth/server/cookies';
import { hashSecret, readRefreshToken } from '@psp/auth/server/refresh';
import { recordAct } from '@psp/domain/accounts/record';
import { endReusedSession, rotateSession, type SessionRow } from '@psp/domain/accounts/sessions';
import type { FastifyRequest } from 'fastify';

export interface Renewed {
  session: SessionRow;
  secret: string;
}

/**
 * Exchanges the refresh token for its successor. The token before the last one, used again later, has been copied by
 * somebody: it ends the session for both. Returns null when there is nothing to renew.
 */
export async function renew(
  orm: MikroORM,
  request: FastifyRequest,
  successor: (secret: string) => string,
): Promise<Renewed | null> {
  const token = readRefreshToken(request.cookies[REFRESH_COOKIE] ?? '');
  if (!token) return null;
  const secret = successor(token.secret);
  const em = orm.em.fork();
  const presentedHash = hashSecret(token.secret);
  const session = await rotateSession(em, token.sessionId, {
    presentedHash,
    nextHash: hashSecret(secret),
    isBackground: isBackground(request),
  });
  if (session) return { session, secret };
  await em.transactional(async (tx) => {
    const ended = await endReusedSession(tx, token.sessionId, presentedHash);
    if (!ended) return;
    await recordAct(tx, {
      action: 'session.refresh',
      outcome: 'refused',
      accountId: ended.accountId,
      sessionId: ended.id,
      details: { code: 'auth.required', ended: 'reuse', address: request.ip },
      traceId: request.id,
    });
  });
  return null;
}
