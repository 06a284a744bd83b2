import { strings } from './strings.ts';

/** A request that failed: HTTP status (0 when there was no answer), code, and a Romanian sentence to show. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly requestId: string | null;

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

/** The service could not be reached at all. */
export const networkError = () => new ApiError(0, 'network', strings.network);
/** No answer within the client's time. */
export const timeoutError = () => new ApiError(0, 'timeout', strings.timeout);
/** An answer that is not what the portal writes, such as a proxy's page. */
export const unreadableError = (status: number) => new ApiError(status, 'unreadable', strings.unreadable);

/**
 * True for an ApiError, also one made by another copy of this library: an area that was built with an older release
 * may bring its own.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error && 'code' in error;
}

/** True for a plain object of JSON. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Reads the portal's error body; anything else becomes 'unreadable'. */
export async function readError(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (!isRecord(body) || typeof body.code !== 'string' || typeof body.message !== 'string') {
    return unreadableError(response.status);
  }
  const details = isRecord(body.details) ? body.details : {};
  const requestId = typeof body.requestId === 'string' ? body.requestId : undefined;
  return new ApiError(response.status, body.code, body.message, details, requestId);
}

/** The sentence to show for any failure. */
export function errorMessage(error: unknown): string {
  return isApiError(error) ? error.message : strings.unreadable;
}
