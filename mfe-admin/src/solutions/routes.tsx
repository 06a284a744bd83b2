import { page, type PageRoute } from '@psp/remote/page';

/** Solutions of all firms. */
export const solutionRoutes: PageRoute[] = [
  page(
    'solutions',
    async () => (await import('./solutions-page.tsx')).SolutionsPage,
    async () => (await import('./queries.ts')).solutionQueue.loadList,
  ),
  page(
    'solutions/:id',
    async () => (await import('./solution-page.tsx')).SolutionPage,
    async () => (await import('./queries.ts')).solutionQueue.loadView,
  ),
];
