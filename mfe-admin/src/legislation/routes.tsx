import { page, type PageRoute } from '@psp/remote/page';

/** Acts of legislation. */
export const legislationRoutes: PageRoute[] = [
  page(
    'legislation',
    async () => (await import('./acts-page.tsx')).ActsPage,
    async () => (await import('./queries.ts')).legislationQueue.loadList,
  ),
  page(
    'legislation/:id',
    async () => (await import('./act-page.tsx')).ActPage,
    async () => (await import('./queries.ts')).legislationQueue.loadView,
  ),
  page(
    'legislation/:id/text',
    async () => (await import('./text-page.tsx')).TextPage,
    async () => (await import('./queries.ts')).legislationQueue.loadView,
  ),
];
