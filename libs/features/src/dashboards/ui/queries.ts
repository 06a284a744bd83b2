import type { FirmaDashboard, UatDashboard } from '@psp/contracts/dashboards';
import type { Client } from '@psp/remote/client';
import { queryOptions } from '@tanstack/react-query';

/** An area's first page, from the area's own service. */
export const dashboardQuery = <View extends UatDashboard | FirmaDashboard>(client: Client, area: 'uat' | 'firma') =>
  queryOptions({
    queryKey: [area, 'dashboard'],
    queryFn: ({ signal }) => client.get<View>('/dashboard', { signal }),
  });
