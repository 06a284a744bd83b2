import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadReport } from './queries.ts';

/** Figures of the whole network. */
export const reportRoutes: RouteObject[] = [
  page('reports', loadReport, async () => (await import('./reports-page.tsx')).ReportsPage),
];
