import type { AdminDashboard } from '@psp/contracts/dashboards';
import { readQuery } from '@psp/remote/reads';
import { loaderOf } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';

export const dashboardQuery = readQuery<AdminDashboard>(api, ['admin', 'dashboard'], '/dashboard');

export const loadDashboard = loaderOf(dashboardQuery);
