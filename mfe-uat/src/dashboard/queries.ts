import type { UatDashboard } from '@psp/contracts/dashboards';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../common/api.ts';

export const dashboardQuery = queryOptions({
  queryKey: ['uat', 'dashboard'] as const,
  queryFn: ({ signal }) => api.get<UatDashboard>('/dashboard', { signal }),
});
