import { isBackground } from '@psp/auth/server/background';
import { readCookie, REFRESH_COOKIE } from '@psp/auth/server/cookies';
import { anonymousActor, writeAs } from '@psp/bff-kit/write';
import { readRefreshToken } from '@psp/auth/server/refresh';
import { hashSecret } from '@psp/domain/operating/secrets';
import { record } from '@psp/domain/operating/audit/record';
import {
  endReusedSession,
  endSuspendedSession,
  rotateSession,
  type SessionRow,
} from '@psp/domain/joining/accounts/sessions';
import type { FastifyRequest } from 'fastify';

interface RenewedSession {
  session: SessionRow;
  secret: string;
}

/** Number of successors checked to recognise a reused token: a week of uninterrupted use. */
const MAX_SUCCESSORS = 1000;

/* Secrets form a chain of HMACs, so the current one can be derived from an old secret of the session and from nothing else. */
function successorHashes(next: string, successor: (secret: string) => string): string[] {
  const hashes: string[] = [];
  for (let secret = next; hashes.length < MAX_SUCCESSORS; secret = successor(secret)) hashes.push(hashSecret(secret));
  return hashes;
}

/**
 * Exchanges the refresh token for its successor, or returns null. A replaced token that is used again later was copied, so it ends the
 * session for both holders. A token of a suspended account ends the session too. An unknown token changes nothing.
 */
export async function renew(
  request: FastifyRequest,
  successor: (secret: string) => string,
): Promise<RenewedSession | null> {
  const token = readRefreshToken(readCookie(request, REFRESH_COOKIE));
  if (!token) return null;
  const secret = successor(token.secret);
  const session = await rotateSession(request.db, token.sessionId, {
    presentedHash: hashSecret(token.secret),
    nextHash: hashSecret(secret),
    isBackground: isBackground(request),
  });
  if (session) return { session, secret };
  await writeAs(request, anonymousActor(request), async (write) => {
    const suspended = await endSuspendedSession(write.db, token.sessionId, hashSecret(token.secret));
    const ended = suspended ?? (await endReusedSession(write.db, token.sessionId, successorHashes(secret, successor)));
    if (!ended) return;
    const asOwner = { ...write, actor: { ...write.actor, accountId: ended.accountId } };
    const details = { code: 'auth.required', ended: suspended ? 'suspended' : 'reuse', address: request.ip };
    record(asOwner, { entity: 'session', id: ended.id }, { action: 'refresh' }, { outcome: 'refused', details });
  });
  return null;
}
