import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the projects of the exchange. */
export const exchangeRoutes: PageRoute[] = [
  page(
    'exchange',
    async () => (await import('./projects-page.tsx')).ExchangePage,
    async () => (await import('./queries.ts')).exchangeQueue.loadList,
  ),
  page(
    'exchange/:id',
    async () => (await import('./project-page.tsx')).ExchangeProjectPage,
    async () => (await import('./queries.ts')).exchangeQueue.loadView,
  ),
];
