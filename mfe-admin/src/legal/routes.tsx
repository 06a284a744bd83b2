import { page, type PageRoute } from '@psp/remote/page';

/** Legal documents. */
export const legalRoutes: PageRoute[] = [
  page(
    'legal',
    async () => (await import('./documents-page.tsx')).DocumentsPage,
    async () => (await import('./queries.ts')).loadDocuments,
  ),
  page(
    'legal/:slug',
    async () => (await import('./document-page.tsx')).DocumentPage,
    async () => (await import('./queries.ts')).loadDocument,
  ),
];
