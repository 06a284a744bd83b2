import type { FirmaDashboard, UatDashboard } from '@psp/contracts/dashboards';
import type { Client } from '@psp/remote/client';
import { prefetch } from '@psp/remote/query';
import { readQuery } from '@psp/remote/reads';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { deadlinesQuery } from '../../deadlines/ui/queries.ts';

/** An area's first page, from the area's own service. */
export const dashboardQuery = <View extends UatDashboard | FirmaDashboard>(client: Client, area: 'uat' | 'firma') =>
  readQuery<View>(client, [area, 'dashboard'], '/dashboard');

/** Creates the loader of an area's first page. It fetches the deadlines too, and does not wait for them. */
export const dashboardLoader =
  (client: Client, area: 'uat' | 'firma') =>
  (args: Pick<LoaderFunctionArgs, 'context'>): Promise<null> => {
    const loaded = startLoading(args, dashboardQuery(client, area));
    // The page asks again and shows the error.
    prefetch(args, deadlinesQuery({ kind: area, client })).catch(() => undefined);
    return loaded;
  };
