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

/** What a person gets at an address. */
export interface Found {
  /** Whether a page is there and its reads were answered. */
  isThere: boolean;
  /** The totals of its paged lists. */
  totals: number[];
  /** How many rows each list has that comes whole, by the name of its field. */
  rows: Record<string, number>;
}

/** Follows addresses within the portal as a reader, whose requests `fetch` answers, by the routes that the portal really has. */
export function createFollower(remotes: Record<Area, RemoteModule>) {
  const handler = createStaticHandler(portalRoutes(remotes));
  return async (href: string, { kind, role, organisation }: Reader): Promise<Found> => {
    useSession.setState({ status: 'signed-in', kind, role, organisation: { ...organisation, kind } });
    const gathered = await gatherData(handler, new URL(href, 'http://portal.test'));
    if (!gathered) return { isThere: false, totals: [], rows: {} };
    const { context, queryClient } = gathered;
    const queries = queryClient.getQueryCache().getAll();
    // Some loaders begin a read that they do not wait for.
    await Promise.allSettled(queries.map(({ promise }) => promise));
    const answers = queries.map(({ state: { data } }): unknown => data).filter(isRecord);
    const isAnswered = queries.every(({ state }) => state.status === 'success');
    const isRoute = !context.matches.at(-1)?.route.path?.endsWith('*');
    return {
      isThere: isRoute && isAnswered && Object.keys(context.errors ?? {}).length === 0,
      totals: answers.flatMap(({ total }) => (typeof total === 'number' ? total : [])),
      rows: Object.fromEntries(
        answers.flatMap((answer) =>
          Object.entries(answer).flatMap(([name, rows]) => (Array.isArray(rows) ? [[name, rows.length]] : [])),
        ),
      ),
    };
  };
}
