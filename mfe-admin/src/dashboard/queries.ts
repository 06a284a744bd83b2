import type { AdminDashboard } from '@psp/contracts/dashboards';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { startLoading } from '@psp/remote/start-loading';

export const dashboardQuery = queryOptions({
  queryKey: ['admin', 'dashboard'],
  queryFn: ({ signal }) => api.get<AdminDashboard>('/dashboard', { signal }),
});

export const loadDashboard = (args: LoaderFunctionArgs) => startLoading(args, dashboardQuery);
