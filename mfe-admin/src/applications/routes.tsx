import { page, type PageRoute } from '@psp/remote/page';

/** Applications of organisations. */
export const applicationRoutes: PageRoute[] = [
  page(
    'applications',
    async () => (await import('./applications-page.tsx')).ApplicationsPage,
    async () => (await import('./queries.ts')).applicationQueue.loadList,
  ),
  page(
    'applications/:id',
    async () => (await import('./application-page.tsx')).ApplicationPage,
    async () => (await import('./queries.ts')).applicationQueue.loadView,
  ),
];
