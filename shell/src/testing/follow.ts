import { useSession } from '@psp/auth/session';
import type { Kind, OrganisationStatus, Role } from '@psp/contracts/common';
import { isRecord } from '@psp/remote/api-error';
import type { RemoteModule } from '@psp/remote/contract';
import { createStaticHandler } from 'react-router-dom';
import type { Area } from '../loader/areas.ts';
import { loadData } from '../rendered/load-data.ts';
import { portalRoutes } from '../router.tsx';

interface Reader {
  kind: Kind;
  role: Role;
  organisation: { id: string; name: string; status: OrganisationStatus };
}

/** What a user gets at an address. */
export interface Found {
  /** True when the address has a page and all its queries succeeded. */
  isThere: boolean;
  /** Totals of its paged lists. */
  totals: number[];
  /** Number of rows of each list, by field name. */
  rows: Record<string, number>;
}

/** Returns a function that opens an address of the portal as a user, with the real routes. `globalThis.fetch` answers requests. */
export function createFollower(remotes: Record<Area, RemoteModule>) {
  const handler = createStaticHandler(portalRoutes(remotes));
  return async (href: string, { kind, role, organisation }: Reader): Promise<Found> => {
    useSession.setState({ status: 'signed-in', kind, role, organisation: { ...organisation, kind } });
    const loaded = await loadData(handler, new URL(href, 'http://portal.test'));
    if (!loaded || 'location' in loaded) return { isThere: false, totals: [], rows: {} };
    const { context, queryClient } = loaded;
    const queries = queryClient.getQueryCache().getAll();
    // Some loaders start queries that they do not await.
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
