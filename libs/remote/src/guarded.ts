import { requireKind } from '@psp/auth/session/guard';
import { SessionError } from '@psp/auth/session/request';
import type { Kind } from '@psp/contracts/common';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { ApiError, networkError, timeoutError } from './api-error.ts';

/* Runs before the loaders, so that they send no request that would be refused. `kind` null accepts any session. */
function guard(kind: Kind | null): MiddlewareFunction {
  const destination = requireKind(kind);
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = await destination(pathname + search).catch(asApiError);
    if (elsewhere) throw redirect(elsewhere);
  };
}

/** Rethrows a SessionError as an ApiError, so that it is shown like any failed request; rethrows other errors unchanged. */
export function asApiError(error: unknown): never {
  if (!(error instanceof SessionError)) throw error;
  if (error.message) throw new ApiError(error.status, error.code, error.message);
  throw error.code === 'timeout' ? timeoutError() : networkError();
}

/**
 * Route properties of pages that require a session of this kind (null: any). Other users are redirected to the sign-in page or
 * their landing page. Middleware runs only with a loader, hence the empty one.
 */
export const guarded = (kind: Kind | null) => ({
  middleware: [guard(kind)],
  loader: () => null,
  shouldRevalidate: () => true,
});
