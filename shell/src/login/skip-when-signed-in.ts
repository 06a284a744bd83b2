import { sessionKnown, useSession } from '@psp/auth/session';
import { landingOf } from '@psp/auth/session/areas';
import { redirect } from 'react-router-dom';

/** Loader of the sign-in pages: redirects signed-in users to their landing page. */
export async function skipWhenSignedIn(): Promise<Response | null> {
  await sessionKnown().catch(() => {});
  const { status, organisation } = useSession.getState();
  return status === 'signed-in' && organisation ? redirect(landingOf(organisation)) : null;
}
