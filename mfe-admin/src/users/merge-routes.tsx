import { page, type PageRoute } from '@psp/remote/page';

/** The merge of two records of one organisation. */
export const mergeRoutes: PageRoute[] = [
  page(
    'users/organizatii/:id/contopire',
    async () => (await import('./merge-page.tsx')).MergePage,
    async () => (await import('./merge-queries.ts')).loadMerge,
  ),
];
