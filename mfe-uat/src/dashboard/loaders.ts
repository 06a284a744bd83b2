import { dashboardLoader } from '@psp/features/dashboards/ui/queries';
import { forum } from '../forum/area.ts';
import { dashboardQuery } from './queries.ts';

export const loadDashboard = dashboardLoader('uat', dashboardQuery, forum);
