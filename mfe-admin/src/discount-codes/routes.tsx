import { page, type PageRoute } from '@psp/remote/page';

/** Uses of the discount among partners. */
export const discountRoutes: PageRoute[] = [
  page(
    'discount-codes',
    async () => (await import('./uses-page.tsx')).DiscountUsesPage,
    async () => (await import('./queries.ts')).loadUses,
  ),
];
