import { setSessionCookies } from '@psp/auth/server/cookies';
import { successor, writeRefreshToken } from '@psp/auth/server/refresh';
import type { Tokens } from '@psp/auth/server/tokens';
import type { ServiceContext } from '@psp/bff-kit/service';
import type { SessionRow } from '@psp/domain/joining/accounts/sessions';
import type { FastifyReply } from 'fastify';

/**
 * Returns functions that set the cookies of a session and derive the successor of a refresh secret. Throws without a private key,
 * and so stops the start.
 */
export function sessionGiver({ auth, tokens, publicOrigin }: ServiceContext & { tokens: Tokens }) {
  if (!auth.privateKey) throw new Error('identity needs JWT_PRIVATE_KEY');
  return {
    successor: successor(auth.privateKey),
    give(reply: FastifyReply, session: SessionRow, secret: string): void {
      const cookies = {
        accessToken: tokens.sign({ sub: session.accountId, sid: session.id }),
        refreshToken: writeRefreshToken({ sessionId: session.id, secret }),
        expiresAt: session.expiresAt,
      };
      setSessionCookies(reply, publicOrigin, cookies, reply.request.now);
    },
  };
}
