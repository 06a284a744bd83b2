import { sessionKnown, useSession } from '@psp/auth/session';
import { landingOf } from '@psp/auth/session/areas';
import { requireKind } from '@psp/auth/session/guard';
import { SessionError } from '@psp/auth/session/request';
import type { Kind } from '@psp/contracts/common';
import { ApiError, networkError } from '@psp/remote/api-error';
import { type MiddlewareFunction, redirect } from 'react-router-dom';

/** Runs before the loaders of the area's pages (null: any signed-in person), so that nothing is asked of a service in vain. */
export function guard(kind: Kind | null): MiddlewareFunction {
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

/** Middleware runs only where some loader runs, so each navigation below such a route is given one. */
export const guarded = (kind: Kind | null) => ({
  middleware: [guard(kind)],
  loader: () => null,
  shouldRevalidate: () => true,
});

/** Has the session asked for, without waiting: the page itself needs nobody signed in, its header wants to know. */
export function askSession(): null {
  void sessionKnown().catch(() => {});
  return null;
}

/** Somebody who is signed in has nothing to do on a sign-in screen. */
export async function skipWhenSignedIn(): Promise<Response | null> {
  await sessionKnown().catch(() => {});
  const { status, organisation } = useSession.getState();
  return status === 'signed-in' && organisation ? redirect(landingOf(organisation)) : null;
}
