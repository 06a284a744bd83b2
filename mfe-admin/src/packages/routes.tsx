import { listLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { packageFilters, packagesQuery } from './queries.ts';

/** The list of the members' packages. */
export const packageRoutes: RouteObject[] = [
  page(
    'packages',
    listLoader(packageFilters, packagesQuery),
    async () => (await import('./packages-page.tsx')).PackagesPage,
  ),
];
