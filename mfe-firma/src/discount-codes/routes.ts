import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the discount among partners. */
export const discountRoutes: PageRoute[] = [
  page(
    'network/cod',
    async () => (await import('./check-page.tsx')).CheckPage,
    async () => (await import('./loaders.ts')).loadRecorded,
  ),
  page(
    'network/cod/folosiri',
    async () => (await import('./uses-page.tsx')).UsesPage,
    async () => (await import('./loaders.ts')).loadUses,
  ),
  page(
    'network/cod/parteneri',
    async () => (await import('./acceptors-page.tsx')).AcceptorsPage,
    async () => (await import('./loaders.ts')).loadAcceptors,
  ),
];
