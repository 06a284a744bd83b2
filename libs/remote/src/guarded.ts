import { requireKind } from '@psp/auth/session/guard';
import { SessionError } from '@psp/auth/session/request';
import type { Kind } from '@psp/contracts/common';
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { ApiError, networkError } from './api-error.ts';

/** Runs before the loaders of a page, so that nothing is asked of a service that would refuse. `kind` null: anyone signed in. */
function guard(kind: Kind | null): MiddlewareFunction {
  const destination = requireKind(kind);
  return async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const elsewhere = await destination(pathname + search).catch(asApiError);
    if (elsewhere) throw redirect(elsewhere);
  };
}

/* The page says it in the words of any other call that failed, and offers to try again. */
function asApiError(error: unknown): never {
  if (!(error instanceof SessionError)) throw error;
  throw error.message ? new ApiError(error.status, error.code, error.message) : networkError();
}

/**
 * Properties of a route whose pages need somebody signed in, of this kind (null: of any). Others are led to the sign-in screen
 * or to their own landing page. Middleware runs only where some loader runs, hence the loader.
 */
export const guarded = (kind: Kind | null) => ({
  middleware: [guard(kind)],
  loader: () => null,
  shouldRevalidate: () => true,
});
