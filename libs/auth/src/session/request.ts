import { apiAddress } from './address.ts';
import { accountHeader } from './page-identity.ts';
import { refreshSession } from './refresh.ts';
import { fetchTimed } from './server-clock.ts';
import { inTime } from './time-limit.ts';

/** Error of the identity service: HTTP status (0 when unreachable), code and Romanian message. */
export class SessionError extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.name = 'SessionError';
    this.status = status;
    this.code = code;
  }
}

const unreachable = (): SessionError => new SessionError(0, 'network', '');

/**
 * Settles like `work`, which may be several calls of the identity service. Throws SessionError with code `timeout` when the time
 * limit of a call is over.
 */
export const inSessionTime = <T>(work: (limit: AbortSignal) => Promise<T>): Promise<T> =>
  inTime(work, () => new SessionError(0, 'timeout', ''));

/** Renews the session. Throws SessionError when that is not possible now. */
export async function renewed(): Promise<boolean> {
  const result = await refreshSession();
  if (result === 'unreachable') throw unreachable();
  return result === 'renewed';
}

/**
 * Calls the identity service; resolves to the JSON body, null without one. Throws SessionError. Bodies may hold a password
 * and are never logged.
 */
export const identityRequest = (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> =>
  inSessionTime((signal) => send({ method, path, body, signal }));

interface Call {
  method: string;
  path: string;
  body: object | undefined;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

async function send({ method, path, body, signal, headers }: Call): Promise<unknown> {
  const response = await fetchTimed(apiAddress(`/api/identity${path}`), {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: 'same-origin',
    signal,
  }).catch(() => {
    throw unreachable();
  });
  const answer = await response.text().then(parse, () => {
    throw unreachable();
  });
  if (response.ok) return answer;
  throw new SessionError(response.status, text(answer, 'code'), text(answer, 'message'));
}

/** Sends an authenticated POST that names the page's account, renewing an expired session once. Throws SessionError. */
export const renewingRequest = (path: string, body: object): Promise<unknown> =>
  inSessionTime(async (signal) => {
    const call = { method: 'POST', path, body, signal, headers: accountHeader() };
    try {
      return await send(call);
    } catch (error) {
      if (!(error instanceof SessionError) || error.status !== 401 || !(await renewed())) throw error;
      return send(call);
    }
  });

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(answer: unknown, key: string): string {
  const value = isRecord(answer) ? answer[key] : undefined;
  return typeof value === 'string' ? value : '';
}
