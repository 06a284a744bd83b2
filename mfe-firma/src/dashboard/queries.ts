import type { FirmaDashboard } from '@psp/contracts/dashboards';
import { queryOptions } from '@tanstack/react-query';
import { AREA, api } from '../common/api.ts';

export const dashboardQuery = () =>
  queryOptions({
    queryKey: [AREA, 'dashboard'],
    queryFn: ({ signal }) => api.get<FirmaDashboard>('/dashboard', { signal }),
  });
