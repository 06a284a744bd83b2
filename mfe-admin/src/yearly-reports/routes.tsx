import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadReport, loadReports } from './queries.ts';

/** Pages of the public reports of a year. */
export const yearlyReportRoutes: RouteObject[] = [
  page('reports/yearly', loadReports, async () => (await import('./reports-page.tsx')).YearlyReportsPage),
  page('reports/yearly/:id', loadReport, async () => (await import('./report-page.tsx')).YearlyReportPage),
];
