import { anyone } from '@psp/contracts/access';
import { publicJwk } from '@psp/auth/server/jwks';
import type { PortalApp } from '@psp/bff-kit/service';
import { jwks } from '@psp/contracts/accounts';

/** The key with which access tokens are checked, for whoever wants to check one by themselves. */
export function jwksRoutes(app: PortalApp): void {
  const keys = [publicJwk(app.portal.auth.publicKey)];
  app.get('/jwks', { config: { access: anyone }, schema: { response: { 200: jwks } } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300');
    return { keys };
  });
}
