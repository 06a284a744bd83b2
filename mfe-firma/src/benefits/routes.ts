import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the benefits: the overview, all claims, and what the package holds. */
export const benefitRoutes: PageRoute[] = [
  page(
    'network/beneficii',
    async () => (await import('./benefits-page.tsx')).BenefitsPage,
    async () => (await import('./loaders.ts')).loadBenefits,
  ),
  page(
    'network/beneficii/istoric',
    async () => (await import('./history-page.tsx')).HistoryPage,
    async () => (await import('./loaders.ts')).loadHistory,
  ),
  page(
    'network/beneficii/pachet',
    async () => (await import('./package-page.tsx')).PackagePage,
    async () => (await import('./loaders.ts')).loadPackage,
  ),
];
