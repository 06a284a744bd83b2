import { publicJwk } from '@psp/auth/server/jwks';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keyOperations } from '@psp/contracts/accounts-operations';

/** The key with which access tokens are checked, for whoever wants to check one by themselves. */
export function jwksRoutes(app: PortalApp): void {
  const keys = [publicJwk(app.portal.auth.publicKey)];
  implement(app, 'identity', keyOperations, {
    list: async (_, __, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { keys };
    },
  });
}
