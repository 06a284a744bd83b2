import { page, type PageRoute } from '@psp/remote/page';

/** Claims of benefits, and the allowances of the packages. */
export const benefitRoutes: PageRoute[] = [
  page(
    'benefits',
    async () => (await import('./claims-page.tsx')).ClaimsPage,
    async () => (await import('./queries.ts')).claimQueue.loadList,
  ),
  page(
    'benefits/allowances',
    async () => (await import('./allowances-page.tsx')).AllowancesPage,
    async () => (await import('./queries.ts')).loadAllowances,
  ),
  page(
    'benefits/:id',
    async () => (await import('./claim-page.tsx')).ClaimPage,
    async () => (await import('./queries.ts')).claimQueue.loadView,
  ),
];
