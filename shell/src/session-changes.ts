import { useSession } from '@psp/auth/session';
import { areaOfPath, dashboardOf } from '@psp/auth/session/areas';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router-dom';

/** Shell pages that need somebody signed in. */
const SIGNED_IN_PATHS: readonly string[] = ['/notificari'];

/**
 * Keeps the page true to the session, wherever it changed: another person's data is dropped, and after signing out the
 * page leaves the areas that need an account. A session that ended by itself changes nothing on the screen.
 */
export function followSession(router: Pick<DataRouter, 'navigate' | 'state'>, queryClient: QueryClient): () => void {
  return useSession.subscribe((now, before) => {
    if (now.ended || now.account?.id === before.account?.id) return;
    if (before.status !== 'loading') queryClient.clear();
    const path = router.state.location.pathname;
    const area = areaOfPath(path);
    if (!now.account && (area || SIGNED_IN_PATHS.includes(path))) void router.navigate('/');
    if (now.account && area && area !== now.kind) void router.navigate(dashboardOf(now.kind), { replace: true });
  });
}
