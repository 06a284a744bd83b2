import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Scripts only as files of this origin; inline styles are allowed for styled-components. `local`: a loopback origin whose files
 * the page may load besides. They come by http, which no request may be moved from then.
 */
function contentSecurityPolicy(publicOrigin: string, local?: string): HelmetOptions['contentSecurityPolicy'] {
  const isUpgraded = publicOrigin.startsWith('https:') && !local;
  const self = local ? ["'self'", local] : ["'self'"];
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: self,
      workerSrc: ["'self'"],
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

/** What no page of the portal uses. Long established names only: browsers warn of those they do not know in their console. */
const DENIED = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
/** Links and codes are copied by buttons. */
const PERMISSIONS = ['clipboard-write=(self)', ...DENIED.map((name) => `${name}=()`)].join(', ');

/** Security headers of a response, for a page with `local` as `contentSecurityPolicy` says. */
export function securityHeaders(publicOrigin: string, local?: string): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: contentSecurityPolicy(publicOrigin, local),
    strictTransportSecurity: publicOrigin.startsWith('https:')
      ? { maxAge: 31_536_000, includeSubDomains: true }
      : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  })(request, response, () => undefined);
  response.setHeader('permissions-policy', PERMISSIONS);
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Sets the security headers of all responses. They are the same for all and made once: making them takes longer than many answers. */
export function setSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = securityHeaders(publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
