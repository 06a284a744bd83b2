import { dashboardLoader } from '@psp/features/dashboards/ui/queries';
import { forum } from '../forum/area.tsx';
import { dashboardQuery } from './queries.ts';

export const loadDashboard = dashboardLoader('firma', dashboardQuery, forum);
