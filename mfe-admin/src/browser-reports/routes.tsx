import { page, type PageRoute } from '@psp/remote/page';

/** Loading times and failures that browsers report. */
export const browserReportRoutes: PageRoute[] = [
  page(
    'loading',
    async () => (await import('./reports-page.tsx')).ReportsPage,
    async () => (await import('./queries.ts')).loadReports,
  ),
];
