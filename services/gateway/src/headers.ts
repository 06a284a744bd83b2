import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/**
 * Allows scripts only as files of this origin; inline styles are allowed for styled-components. `local` is a loopback origin from
 * which the page may load files too. It is served by http, so requests are not upgraded to https then.
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

/** Browser features that no page uses. Only names known to all browsers: they log a warning for unknown ones. */
const DENIED_FEATURES = [
  ...['accelerometer', 'autoplay', 'clipboard-read', 'display-capture', 'encrypted-media', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'hid', 'idle-detection', 'magnetometer', 'microphone', 'midi', 'payment'],
  ...['picture-in-picture', 'publickey-credentials-get', 'screen-wake-lock', 'serial', 'usb', 'xr-spatial-tracking'],
];
/** Value of Permissions-Policy. Buttons copy links and codes to the clipboard; the camera scans tickets at the door of an event. */
const PERMISSIONS = ['clipboard-write=(self)', 'camera=(self)', ...DENIED_FEATURES.map((name) => `${name}=()`)].join(
  ', ',
);

/** Returns the security headers of a response. With `local`, the page may also load files of that loopback origin. */
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

/** Sets the security headers of all responses. They are created once, because that takes longer than many a response. */
export function setSecurityHeaders(app: FastifyInstance, publicOrigin: string): void {
  const headers = securityHeaders(publicOrigin);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
