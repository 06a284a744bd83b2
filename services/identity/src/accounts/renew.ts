import { isBackground } from '@psp/auth/server/background';
import { readCookie, REFRESH_COOKIE } from '@psp/auth/server/cookies';
import { nobody, writeAs } from '@psp/bff-kit/write';
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

export interface Renewed {
  session: SessionRow;
  secret: string;
}

/** Replacements of a token that are followed to recognise it: a week of uninterrupted use. */
const FOLLOWED = 1000;

/* Secrets are a chain of HMACs, so that an old one, and nothing but an old one, leads to the one that holds now. */
function followersOf(next: string, successor: (secret: string) => string): string[] {
  const hashes: string[] = [];
  for (let secret = next; hashes.length < FOLLOWED; secret = successor(secret)) hashes.push(hashSecret(secret));
  return hashes;
}

/**
 * Exchanges the refresh token for its successor. A token that was replaced, used again later, has been copied by somebody:
 * it ends the session for both. So does one of a suspended account. An invented one ends nothing. Returns null when there is nothing to renew.
 */
export async function renew(request: FastifyRequest, successor: (secret: string) => string): Promise<Renewed | null> {
  const token = readRefreshToken(readCookie(request, REFRESH_COOKIE));
  if (!token) return null;
  const secret = successor(token.secret);
  const session = await rotateSession(request.db, token.sessionId, {
    presentedHash: hashSecret(token.secret),
    nextHash: hashSecret(secret),
    isBackground: isBackground(request),
  });
  if (session) return { session, secret };
  await writeAs(request, nobody(request), async (write) => {
    const suspended = await endSuspendedSession(write.db, token.sessionId, hashSecret(token.secret));
    const ended = suspended ?? (await endReusedSession(write.db, token.sessionId, followersOf(secret, successor)));
    if (!ended) return;
    const theirs = { ...write, actor: { ...write.actor, accountId: ended.accountId } };
    const details = { code: 'auth.required', ended: suspended ? 'suspended' : 'reuse', address: request.ip };
    record(theirs, { entity: 'session', id: ended.id }, { action: 'refresh' }, { outcome: 'refused', details });
  });
  return null;
}
