import { markSessionEnded } from '@psp/auth/session';
import { apiAddress } from '@psp/auth/session/address';
import { backgroundHeader } from '@psp/auth/session/background';
import { identityHeaders, pageIdentity } from '@psp/auth/session/page-identity';
import { refreshSession } from '@psp/auth/session/refresh';
import { fetchTimed } from '@psp/auth/session/server-clock';
import { inTime } from '@psp/auth/session/time-limit';
import { withIdempotencyKey } from './act/idempotency.ts';
import { requestId } from './tab.ts';
import { isApiError, networkError, readError, timeoutError, unreadableError } from './api-error.ts';

export { ApiError } from './api-error.ts';

/** Error codes of a write that no service instance answered. */
const LOST = new Set(['network', 'service.unavailable']);
/** Slower failures are not retried: the user has waited long enough. */
const PROMPT_MS = 3000;
const REPEAT_AFTER_MS = 500;

/** Service that a client calls: the BFF of an area, or identity. */
export type ApiArea = 'public' | 'uat' | 'firma' | 'admin' | 'identity';

/** Query parameters; '', null and undefined are omitted, arrays are repeated. */
export type Search = Record<string, string | number | boolean | null | undefined | readonly string[]>;

interface CallOptions {
  signal?: AbortSignal;
  /** True for requests that no user triggers, such as polling: they do not extend an idle session. */
  isBackground?: boolean;
}

export interface ReadOptions extends CallOptions {
  search?: Search;
}

export interface WriteOptions extends CallOptions {
  /** Replaces the generated idempotency key of a POST. */
  idempotencyKey?: string;
  /** Sends the request with `keepalive`, so that it survives leaving the page; the body is limited to 64 kB. */
  outlivesPage?: boolean;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Call extends ReadOptions, WriteOptions {
  method: Method;
  /** Headers that name the identity shown when the call was made; a retry sends the same ones. */
  identity?: Record<string, string>;
  body?: unknown;
}

/**
 * Calls a service; `path` starts after `/api/<area>`. Every failure is an ApiError. A POST has an Idempotency-Key, which is kept when
 * the call is repeated after a failure; a POST without an answer is repeated once automatically. The time limit covers the whole
 * call, including a session renewal. A write names the account and organisation that the page shows, and is refused
 * (`session.changed`) when the session belongs to another one. For typed answers see api.ts.
 */
export function callService<T>(
  area: ApiArea,
  method: Method,
  path: string,
  { body = {}, ...options }: ReadOptions & WriteOptions & { body?: unknown } = {},
): Promise<T> {
  const written = method === 'GET' ? {} : { body, identity: identityHeaders(pageIdentity()) };
  const run = (idempotencyKey?: string) => {
    const call = { idempotencyKey, ...options, method, ...written };
    return timed(inTime((limit) => request<T>(`/api/${area}${path}`, call, limit), timeoutError));
  };
  if (method !== 'POST' || options.isBackground) return run();
  return withIdempotencyKey(`${area} ${path} ${JSON.stringify(body)}`, (key) => repeatOnce(() => run(key)));
}

/** Serialises query parameters in a stable order, with the leading `?`; '' when there are none. */
export function searchString(search: Search = {}): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== null && one !== undefined && one !== '') query.append(key, String(one));
  }
  const text = query.toString();
  return text ? `?${text}` : '';
}

/* The service instance may have stopped during the write; another one answers the retry. The idempotency key prevents a second write. */
async function repeatOnce<T>(post: () => Promise<T>): Promise<T> {
  try {
    return await post();
  } catch (error) {
    const isLost = isApiError(error) && LOST.has(error.code) && error.tookMs < PROMPT_MS;
    if (!isLost) throw error;
    await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS));
    return post();
  }
}

/* Records in a failure how long the call took. */
async function timed<T>(answer: Promise<T>): Promise<T> {
  const begun = Date.now();
  return answer.catch((error: unknown) => {
    if (isApiError(error)) error.tookMs = Date.now() - begun;
    throw error;
  });
}

async function request<T>(path: string, call: Call, limit: AbortSignal): Promise<T> {
  const first = await send(path, call, limit);
  if (!(await isSignedOut(first))) return read<T>(first);
  const result = await refreshSession({ isBackground: call.isBackground });
  if (result === 'unreachable') throw networkError();
  if (result === 'ended') {
    markSessionEnded();
    throw await readError(first);
  }
  const second = await send(path, call, limit);
  if (await isSignedOut(second)) markSessionEnded();
  return read<T>(second);
}

/* A wrong second factor is also answered with 401, and does not end the session. */
async function isSignedOut(response: Response): Promise<boolean> {
  if (response.status !== 401) return false;
  const { code } = await readError(response.clone());
  return code === 'auth.required' || code === 'unreadable';
}

async function send(path: string, call: Call, limit: AbortSignal): Promise<Response> {
  const { method, search, body, idempotencyKey, outlivesPage = false, signal, isBackground, identity } = call;
  const headers: Record<string, string> = {
    accept: 'application/json',
    ...backgroundHeader(isBackground),
    ...identity,
  };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  if (method !== 'GET') headers['x-request-id'] = requestId();
  try {
    return await fetchTimed(apiAddress(path) + searchString(search), {
      method,
      headers,
      credentials: 'same-origin',
      keepalive: outlivesPage,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw limit.aborted ? timeoutError() : networkError();
  }
}

/* The answer is not validated: the server serialises it with the same schema. */
async function read<T>(response: Response): Promise<T> {
  if (!response.ok) throw await readError(response);
  const text = await response.text().catch(() => {
    throw networkError();
  });
  try {
    return JSON.parse(text || 'null') as T;
  } catch {
    throw unreadableError(response.status);
  }
}
