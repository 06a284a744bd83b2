import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the import of members and partners. */
export const organisationImportRoutes: PageRoute[] = [
  page(
    'users/import',
    async () => (await import('./import-page.tsx')).OrganisationImportPage,
    async () => (await import('./queries.ts')).loadImports,
  ),
  page(
    'users/import/:id',
    async () => (await import('./table-page.tsx')).ImportTablePage,
    async () => (await import('./queries.ts')).loadImport,
  ),
];
