import type { DeadlineSide } from '@psp/contracts/deadline-names';
import { prefetch } from '@psp/remote/query';
import { startLoading } from '@psp/remote/start-loading';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { deadlinesQuery } from '../../deadlines/ui/queries.ts';
import type { ForumArea } from '../../forum/ui/area.ts';
import { newsQuery } from '../../forum/ui/queries.ts';

/** Creates the loader of an area's dashboard. It also starts the queries of the deadlines and of new topics, without waiting for them. */
export const dashboardLoader =
  <T, K extends QueryKey>(
    side: DeadlineSide,
    query: Parameters<typeof startLoading<T, K>>[1],
    forum: Pick<ForumArea, 'kind' | 'api'>,
  ) =>
  (args: Pick<LoaderFunctionArgs, 'context'>): Promise<null> => {
    const loaded = startLoading(args, query);
    // On failure the page fetches again and shows the error.
    prefetch(args, deadlinesQuery(side)).catch(() => undefined);
    prefetch(args, newsQuery(forum)).catch(() => undefined);
    return loaded;
  };
