import { listLoader, recordLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { page } from '../../common/page.tsx';
import { importList, importQuery, importsQuery } from './queries.ts';

/** Pages of the import of members and partners. */
export const organisationImportRoutes: RouteObject[] = [
  page(
    'users/import',
    listLoader(importList, importsQuery),
    async () => (await import('./import-page.tsx')).OrganisationImportPage,
  ),
  page('users/import/:id', recordLoader(importQuery), async () => (await import('./table-page.tsx')).ImportTablePage),
];
