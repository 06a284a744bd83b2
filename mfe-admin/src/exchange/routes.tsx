import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { exchangeQueue } from './queries.ts';

/** Pages of the projects of the exchange. */
export const exchangeRoutes: RouteObject[] = [
  page('exchange', exchangeQueue.loadList, async () => (await import('./projects-page.tsx')).ExchangePage),
  page('exchange/:id', exchangeQueue.loadView, async () => (await import('./project-page.tsx')).ExchangeProjectPage),
];
