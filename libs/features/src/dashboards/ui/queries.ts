import type { DeadlineSide } from '@psp/contracts/deadlines';
import { prefetch } from '@psp/remote/query';
import { startLoading } from '@psp/remote/start-loading';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { deadlinesQuery } from '../../deadlines/ui/queries.ts';

/** Creates the loader of an area's first page. It fetches the deadlines too, and does not wait for them. */
export const dashboardLoader =
  <T, K extends QueryKey>(side: DeadlineSide, query: Parameters<typeof startLoading<T, K>>[1]) =>
  (args: Pick<LoaderFunctionArgs, 'context'>): Promise<null> => {
    const loaded = startLoading(args, query);
    // The page asks again and shows the error.
    prefetch(args, deadlinesQuery(side)).catch(() => undefined);
    return loaded;
  };
