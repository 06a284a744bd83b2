import { page, type PageRoute } from '@psp/remote/page';

/** Proformas of an event or a course. */
export const proformaRoutes: PageRoute[] = [
  page(
    'events/:id/proforme',
    async () => (await import('./proformas-page.tsx')).EventProformasPage,
    async () => (await import('./queries.ts')).loadOwed('event'),
  ),
  page(
    'training/:id/proforme',
    async () => (await import('./proformas-page.tsx')).TrainingProformasPage,
    async () => (await import('./queries.ts')).loadOwed('training'),
  ),
];
