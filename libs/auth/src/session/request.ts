import type { factorOperations, sessionOperations } from '@psp/contracts/accounts-operations';
import type { AddressIn, OperationAt, SentOf } from '@psp/contracts/operations';
import { operationUrl } from './address.ts';
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
 * Settles like `work`, which may make several calls to the identity service. Throws SessionError with code `timeout` when the time
 * limit for one call has passed.
 */
export const inSessionTime = <T>(work: (limit: AbortSignal) => Promise<T>): Promise<T> =>
  inTime(work, () => new SessionError(0, 'timeout', ''));

/** Renews the session; false when it has ended. Throws SessionError when the service is unreachable. */
export async function renewed(): Promise<boolean> {
  const result = await refreshSession();
  if (result === 'unreachable') throw unreachable();
  return result === 'renewed';
}

interface Sent {
  body?: object;
}
type Identity = typeof sessionOperations | typeof factorOperations;
/** Method and path of an operation: `POST /token`. */
type Called = AddressIn<Identity>;
/** Input of an operation: its path parameters and `body`. */
type InputOf<A> = SentOf<OperationAt<Identity, A>> & Sent;

/**
 * Calls the identity service; resolves to the JSON body, or null without one. Throws SessionError. Bodies may contain a password and
 * are never logged.
 */
export const identityRequest = <A extends Called>(address: A, input: InputOf<A>): Promise<unknown> =>
  inSessionTime((signal) => send({ address, input, signal }));

interface Call {
  address: Called;
  input: Sent;
  signal: AbortSignal;
  headers?: Record<string, string>;
}

async function send({ address, input, signal, headers }: Call): Promise<unknown> {
  const { body, ...params } = input;
  const response = await fetchTimed(operationUrl('identity', address, params), {
    method: address.slice(0, address.indexOf(' ')),
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

/** Sends an authenticated write that names the page's account, renewing an expired session once. Throws SessionError. */
export const renewingRequest = <A extends Called>(address: A, input: InputOf<A>): Promise<unknown> =>
  inSessionTime(async (signal) => {
    const call = { address, input, signal, headers: accountHeader() };
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
