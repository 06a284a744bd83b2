import { page, type PageRoute } from '@psp/remote/page';

/** Issues of the magazine. */
export const magazineRoutes: PageRoute[] = [
  page(
    'magazine',
    async () => (await import('./magazine-page.tsx')).MagazinePage,
    async () => (await import('./queries.ts')).magazineQueue.loadList,
  ),
  page(
    'magazine/:id',
    async () => (await import('./issue-page.tsx')).MagazineIssuePage,
    async () => (await import('./queries.ts')).magazineQueue.loadView,
  ),
];
