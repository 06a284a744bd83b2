import type { firmaDashboardOperations } from '@psp/contracts/own-dashboards';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

const api = createApi<typeof firmaDashboardOperations>('firma');

export const dashboardQuery = readQuery(api, ['firma', 'dashboard'], 'GET /dashboard');
