import { strings } from './strings.ts';

/** A failed request: HTTP status (0 when there was no answer), error code and Romanian message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;
  /** Milliseconds between the request and its failure. */
  tookMs = 0;

  constructor(
    status: number,
    code: string,
    message: string,
    details: Record<string, unknown> = {},
    requestId?: string,
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.details = details;
    this.requestId = requestId ?? null;
  }
}

/** Creates the error for an unreachable service, or for a browser without a connection. */
export const networkError = () =>
  globalThis.navigator?.onLine === false
    ? new ApiError(0, 'offline', strings.offlineCall)
    : new ApiError(0, 'network', strings.network);
/** Creates the error for a call that exceeded the time limit. */
export const timeoutError = () => new ApiError(0, 'timeout', strings.timeout);
/** Creates the error for an answer in another format, such as a proxy's error page. */
export const unreadableError = (status: number) => new ApiError(status, 'unreadable', strings.unreadable);

/** True for an ApiError, including one from another copy of this library (a remote built with an older release). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'code' in error;
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Creates an ApiError from an error response; its code is 'unreadable' when the body is not an error body. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string') {
    return unreadableError(response.status);
  }
  const details = isRecord(body.details) ? body.details : {};
  const requestId = typeof body.requestId === 'string' ? body.requestId : undefined;
  return new ApiError(response.status, body.code, body.message, details, requestId);
}

/** Returns the message to show for any thrown value. */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : strings.unreadable;
}
