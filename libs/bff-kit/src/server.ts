import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from './config.ts';
import { serialiseError } from './logged-error.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** For JSON bodies; files have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Long enough for 10 MB over a slow connection. Headers have Node's own limit of 60 s, and a stalled upload ends sooner. */
export const REQUEST_TIMEOUT_MS = 150_000;

/** As long as a URL may be, so that a schema refuses longer parameters in the portal's own form, not Fastify at 100 characters. */
const MAX_PARAMETER_LENGTH = 16_384;

function requestId({ headers }: RawRequestDefaultExpression): string {
  const id = headers['x-request-id'];
  return typeof id === 'string' && REQUEST_ID.test(id) ? id : randomUUID();
}

/* Ticket pages and calendar URLs have a secret in the path, which must not appear in the log. */
const SECRET_PATH = /(\/(?:tichet|calendar)\/)[^/?#]+/gi;
const SECRET_PARAMETER = /([?&](?:token|previzualizare)=)[^&#]*/g;

/* Also masks percent-encoded spellings of the same URL. */
function withoutSecrets(url: string): string {
  const masked = (text: string): string => text.replace(SECRET_PATH, '$1…').replace(SECRET_PARAMETER, '$1…');
  if (!url.includes('%')) return masked(url);
  try {
    const plain = decodeURI(url);
    return masked(plain) === plain ? url : masked(plain);
  } catch {
    return masked(url);
  }
}

/** Serialises a request for the log like Fastify, but without secrets in the URL. */
export function loggedRequest({ method, url, host, ip, socket }: FastifyRequest): Record<string, unknown> {
  return { method, url: withoutSecrets(url), host, remoteAddress: ip, remotePort: socket.remotePort };
}

/* `source` is logged by the proxy for each forwarded request, `unknownPath` for paths reported by browsers. */
const serializers = {
  req: loggedRequest,
  err: serialiseError,
  source: withoutSecrets,
  unknownPath: withoutSecrets,
};

/**
 * Returns the options of the root Fastify instance of a process: structured logs without cookies, bodies and statement values, one
 * request id from the gateway to the database, and limits. `TRUST_PROXY`: proxies whose X-Forwarded-For is trusted.
 */
export function serverOptions({
  LOG_LEVEL,
  TRUST_PROXY,
}: Pick<Config, 'LOG_LEVEL' | 'TRUST_PROXY'>): FastifyServerOptions {
  return {
    logger: LOG_LEVEL === 'silent' ? false : { level: LOG_LEVEL, serializers },
    genReqId: requestId,
    trustProxy: TRUST_PROXY ?? false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    // Requests that arrive on open connections while the process closes are still answered, in the portal's own form.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  };
}
