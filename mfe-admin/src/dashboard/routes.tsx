import { page, type PageRoute } from '@psp/remote/page';

/** The dashboard of the association. */
export const dashboardRoutes: PageRoute[] = [
  page(
    'dashboard',
    async () => (await import('./dashboard-page.tsx')).DashboardPage,
    async () => (await import('./queries.ts')).loadDashboard,
  ),
];
