import { page, type PageRoute } from '@psp/remote/page';

/** Figures of the whole network. */
export const reportRoutes: PageRoute[] = [
  page(
    'reports',
    async () => (await import('./reports-page.tsx')).ReportsPage,
    async () => (await import('./queries.ts')).loadReport,
  ),
];
