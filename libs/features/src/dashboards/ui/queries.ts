import type { FirmaDashboard, UatDashboard } from '@psp/contracts/dashboards';
import type { Client } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';

/** An area's first page, from the area's own service. */
export const dashboardQuery = <View extends UatDashboard | FirmaDashboard>(client: Client, area: 'uat' | 'firma') =>
  readQuery<View>(client, [area, 'dashboard'], '/dashboard');
