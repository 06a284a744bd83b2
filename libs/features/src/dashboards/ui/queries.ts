import type { DeadlineSide } from '@psp/contracts/deadlines';
import { prefetch } from '@psp/remote/query';
import { startLoading } from '@psp/remote/start-loading';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { deadlinesQuery } from '../../deadlines/ui/queries.ts';

/** Creates the loader of an area's dashboard. It also starts the query of the deadlines, without waiting for it. */
export const dashboardLoader =
  <T, K extends QueryKey>(side: DeadlineSide, query: Parameters<typeof startLoading<T, K>>[1]) =>
  (args: Pick<LoaderFunctionArgs, 'context'>): Promise<null> => {
    const loaded = startLoading(args, query);
    // On failure the page fetches again and shows the error.
    prefetch(args, deadlinesQuery(side)).catch(() => undefined);
    return loaded;
  };
