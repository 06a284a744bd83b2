import { randomUUID } from 'node:crypto';
import type { FastifyRequest, FastifyServerOptions, RawRequestDefaultExpression } from 'fastify';
import type { Config } from './config.ts';
import { loggedError } from './logged-error.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;
/** Texts only; files have a limit of their own. */
const BODY_LIMIT_BYTES = 256 * 1024;
/** Long enough for 10 MB over a slow line; headers alone are given the 60 s of Node's own limit, and a stalled upload ends sooner. */
export const REQUEST_TIMEOUT_MS = 150_000;

/** As long as an address may be: a schema answers what is too long, in our own form. Fastify's 100 characters have their own. */
const MAX_PARAMETER_LENGTH = 16_384;

function requestId({ headers }: RawRequestDefaultExpression): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/* The page of a ticket and the address of a calendar have their secret in the path; whoever reads the log must not open them. */
const SECRET_PATH = /(\/(?:tichet|calendar)\/)[^/?#]+/gi;
const SECRET_PARAMETER = /([?&](?:token|previzualizare)=)[^&#]*/g;

/* Another spelling of the same address leads to the same page. */
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

/** What the log holds of a request: as Fastify itself writes it, but for secrets in the address. */
export function loggedRequest({ method, url, host, ip, socket }: FastifyRequest): Record<string, unknown> {
  return { method, url: withoutSecrets(url), host, remoteAddress: ip, remotePort: socket.remotePort };
}

/* `source` is written by the proxy for each request that it passes on, `unknownPath` where a browser tells of one. */
const serializers = {
  req: loggedRequest,
  err: loggedError,
  source: withoutSecrets,
  unknownPath: withoutSecrets,
};

/**
 * Options of the Fastify root of a process: structured logs that hold neither cookies nor bodies nor values of statements, one request id from the
 * gateway to the database, limits. `trustProxy` says whose X-Forwarded-For is believed.
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
    // What arrives on an open connection while the process closes is still answered, in our own form.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
  };
}
