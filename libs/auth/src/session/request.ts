import type { SessionView } from '@psp/contracts/accounts';
import { apiAddress } from './address.ts';

const TIMEOUT_MS = 15_000;

/** A refusal of the identity service: HTTP status (0 when it could not be reached), code and Romanian message. */
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
 * Calls the identity service and returns the session in its answer (null when anonymous or when there is no body).
 * Throws SessionError; bodies, which may hold a password, are never logged.
 */
export async function identityRequest(
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<SessionView | null> {
  const response = await fetch(apiAddress(`/api/identity${path}`), {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new SessionError(0, 'network', '');
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return readSession(answer);
  throw new SessionError(response.status, text(answer, 'code'), text(answer, 'message'));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(answer: unknown, key: string): string {
  const value = isRecord(answer) ? answer[key] : undefined;
  return typeof value === 'string' ? value : '';
}

function isSession(value: unknown): value is SessionView {
  return isRecord(value) && isRecord(value.account) && isRecord(value.organisation) && typeof value.role === 'string';
}

function readSession(answer: unknown): SessionView | null {
  const session = isRecord(answer) ? answer.session : null;
  return isSession(session) ? session : null;
}
