import { strings } from './strings.ts';

/** A failed request: HTTP status (0 without an answer), error code and Romanian message. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;
  /** Milliseconds from the request until it had failed. */
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

/** The service is unreachable, or the browser has no connection at all. */
export const networkError = () =>
  globalThis.navigator?.onLine === false
    ? new ApiError(0, 'offline', strings.offlineCall)
    : new ApiError(0, 'network', strings.network);
/** No answer within the time limit. */
export const timeoutError = () => new ApiError(0, 'timeout', strings.timeout);
/** An answer in another format, such as a proxy's error page. */
export const unreadableError = (status: number) => new ApiError(status, 'unreadable', strings.unreadable);

/** True for an ApiError, also of another copy of this library in a remote built with an older release. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'code' in error;
}

/** True for a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads an error body; any other body gives 'unreadable'. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string') {
    return unreadableError(response.status);
  }
  const details = isRecord(body.details) ? body.details : {};
  const requestId = typeof body.requestId === 'string' ? body.requestId : undefined;
  return new ApiError(response.status, body.code, body.message, details, requestId);
}

/** Message of any failure. */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : strings.unreadable;
}
