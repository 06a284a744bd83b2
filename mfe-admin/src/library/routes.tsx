import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the library: its documents, what members say is wrong with them, and imports. */
export const libraryRoutes: PageRoute[] = [
  page(
    'library',
    async () => (await import('./library-page.tsx')).LibraryPage,
    async () => (await import('./queries.ts')).libraryQueue.loadList,
  ),
  page(
    'library/nou',
    async () => (await import('./form-page.tsx')).DocumentFormPage,
    async () => (await import('./queries.ts')).loadForm,
  ),
  page(
    'library/semnalari',
    async () => (await import('./reports-page.tsx')).ReportsPage,
    async () => (await import('./queries.ts')).loadReports,
  ),
  page(
    'library/import',
    async () => (await import('./import/import-page.tsx')).ImportPage,
    async () => (await import('./import/queries.ts')).loadImports,
  ),
  page(
    'library/import/:id',
    async () => (await import('./import/result-page.tsx')).ImportResultPage,
    async () => (await import('./import/queries.ts')).loadImport,
  ),
  page(
    'library/:id',
    async () => (await import('./document-page.tsx')).DocumentPage,
    async () => (await import('./queries.ts')).libraryQueue.loadView,
  ),
  page(
    'library/:id/text',
    async () => (await import('./form-page.tsx')).DocumentFormPage,
    async () => (await import('./queries.ts')).loadForm,
  ),
];
