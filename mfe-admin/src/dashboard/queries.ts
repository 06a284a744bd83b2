import type { adminDashboardOperations } from '@psp/contracts/dashboards';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { loaderOf } from '@psp/remote/start-loading';

const api = createApi<typeof adminDashboardOperations>('admin');

export const dashboardQuery = readQuery(api, ['admin', 'dashboard'], 'GET /dashboard');

export const loadDashboard = loaderOf(dashboardQuery);
