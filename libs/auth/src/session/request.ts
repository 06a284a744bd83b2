import { apiAddress } from './address.ts';
import { refreshSession } from './refresh.ts';

const READ_TIMEOUT_MS = 12_000;
const WRITE_TIMEOUT_MS = 15_000;

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

/**
 * Calls the identity service; resolves to the JSON body, null without one. Throws SessionError. Bodies may hold a password
 * and are never logged.
 */
export async function identityRequest(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
  const response = await fetch(apiAddress(`/api/identity${path}`), {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS),
  }).catch(() => {
    throw new SessionError(0, 'network', '');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new SessionError(response.status, text(answer, 'code'), text(answer, 'message'));
}

/** Sends an authenticated POST, renewing an expired session once. Throws SessionError. */
export async function renewingRequest(path: string, body: object): Promise<unknown> {
  try {
    return await identityRequest('POST', path, body);
  } catch (error) {
    if (!(error instanceof SessionError) || error.status !== 401) throw error;
    const result = await refreshSession();
    if (result === 'unreachable') throw new SessionError(0, 'network', '');
    if (result === 'ended') throw error;
    return identityRequest('POST', path, body);
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
