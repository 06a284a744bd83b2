import { publicJwk } from '@psp/auth/server/jwks';
import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { keyOperations } from '@psp/contracts/accounts-operations';

/** Public key of access tokens as a JSON Web Key Set, for services that verify tokens themselves. */
export function jwksRoutes(app: PortalApp): void {
  const keys = [publicJwk(app.portal.auth.publicKey)];
  implement(app, 'identity', keyOperations, {
    list: async (_, __, reply) => {
      reply.header('cache-control', 'public, max-age=300');
      return { keys };
    },
  });
}
