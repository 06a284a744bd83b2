import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts only as files of this origin; inline styles are allowed for styled-components. `local`: a loopback origin whose files
 * the page may load besides. They come by http, which no request may be moved from then.
 */
export function contentSecurityPolicy(
  publicOrigin: string,
  local?: string,
): NonNullable<FastifyHelmetOptions['contentSecurityPolicy']> {
  const isUpgraded = publicOrigin.startsWith('https:') && !local;
  const self = local ? ["'self'", local] : ["'self'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: self,
      styleSrc: [...self, "'unsafe-inline'"],
      imgSrc: [...self, 'data:'],
      fontSrc: self,
      connectSrc: local ? [...self, local.replace('http:', 'ws:')] : self,
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      ...(isUpgraded ? { upgradeInsecureRequests: [] } : {}),
    },
  };
}

/** Security headers of all responses. */
export async function securityHeaders(app: FastifyInstance, publicOrigin: string): Promise<void> {
  const secure = publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(publicOrigin),
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
