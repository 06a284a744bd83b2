import type { uatDashboardOperations } from '@psp/contracts/own-dashboards';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

const api = createApi<typeof uatDashboardOperations>('uat');

export const dashboardQuery = readQuery(api, ['uat', 'dashboard'], 'GET /dashboard');
