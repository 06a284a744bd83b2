import { page, type PageRoute } from '@psp/remote/page';

/** The list of the members' packages. */
export const packageRoutes: PageRoute[] = [
  page(
    'packages',
    async () => (await import('./packages-page.tsx')).PackagesPage,
    async () => (await import('./queries.ts')).loadPackages,
  ),
];
