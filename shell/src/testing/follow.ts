import { useSession } from '@psp/auth/session';
import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import { isRecord } from '@psp/remote/api-error';
import type { RemoteModule } from '@psp/remote/contract';
import { createStaticHandler } from 'react-router-dom';
import type { Area } from '../loader/areas.ts';
import { gatherData } from '../rendered/gather.ts';
import { portalRoutes } from '../router.tsx';

interface Reader {
  kind: Kind;
  role: Role;
  organisation: { id: string; name: string; status: OrganisationStatus };
}

/** What a person gets at an address: whether a page is there and its reads were answered, and the totals of its lists. */
export interface Found {
  isThere: boolean;
  totals: number[];
}

/** Follows addresses within the portal as a reader, whose requests `fetch` answers, by the routes that the portal really has. */
export function createFollower(remotes: Record<Area, RemoteModule>) {
  const handler = createStaticHandler(portalRoutes(remotes));
  return async (href: string, { kind, role, organisation }: Reader): Promise<Found> => {
    useSession.setState({ status: 'signed-in', kind, role, organisation: { ...organisation, kind } });
    const gathered = await gatherData(handler, new URL(href, 'http://portal.test'));
    if (!gathered) return { isThere: false, totals: [] };
    const { context, queryClient } = gathered;
    const queries = queryClient.getQueryCache().getAll();
    // Some loaders begin a read that they do not wait for.
    await Promise.allSettled(queries.map(({ promise }) => promise));
    const isAnswered = queries.every(({ state }) => state.status === 'success');
    const isRoute = !context.matches.at(-1)?.route.path?.endsWith('*');
    return {
      isThere: isRoute && isAnswered && Object.keys(context.errors ?? {}).length === 0,
      totals: queries.flatMap(({ state: { data } }) =>
        isRecord(data) && typeof data.total === 'number' ? data.total : [],
      ),
    };
  };
}
