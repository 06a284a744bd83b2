import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the public reports of a year. */
export const yearlyReportRoutes: PageRoute[] = [
  page(
    'reports/yearly',
    async () => (await import('./reports-page.tsx')).YearlyReportsPage,
    async () => (await import('./queries.ts')).loadReports,
  ),
  page(
    'reports/yearly/:id',
    async () => (await import('./report-page.tsx')).YearlyReportPage,
    async () => (await import('./queries.ts')).loadReport,
  ),
];
