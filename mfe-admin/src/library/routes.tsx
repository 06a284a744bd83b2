import { listLoader, recordLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { importList, importQuery, importsQuery } from './import/queries.ts';
import { libraryQueue, loadForm, reportFilters, reportsQuery } from './queries.ts';

/** Pages of the library: its documents, what members say is wrong with them, and imports. */
export const libraryRoutes: RouteObject[] = [
  page('library', libraryQueue.loadList, async () => (await import('./library-page.tsx')).LibraryPage),
  page('library/nou', loadForm, async () => (await import('./form-page.tsx')).DocumentFormPage),
  page(
    'library/semnalari',
    listLoader(reportFilters, reportsQuery),
    async () => (await import('./reports-page.tsx')).ReportsPage,
  ),
  page(
    'library/import',
    listLoader(importList, importsQuery),
    async () => (await import('./import/import-page.tsx')).ImportPage,
  ),
  page(
    'library/import/:id',
    recordLoader(importQuery),
    async () => (await import('./import/result-page.tsx')).ImportResultPage,
  ),
  page('library/:id', libraryQueue.loadView, async () => (await import('./document-page.tsx')).DocumentPage),
  page('library/:id/text', loadForm, async () => (await import('./form-page.tsx')).DocumentFormPage),
];
