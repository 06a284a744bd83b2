import { page, type PageRoute } from '@psp/remote/page';

/** The portal's health. */
export const healthRoutes: PageRoute[] = [
  page(
    'health',
    async () => (await import('./health-page.tsx')).HealthPage,
    async () => (await import('./queries.ts')).loadHealth,
  ),
];
