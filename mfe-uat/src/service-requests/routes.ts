import { page, type PageRoute } from '@psp/remote/page';

const editor = async () => (await import('./editor-page.tsx')).EditorPage;
const request = async () => (await import('./loaders.ts')).loadRequest;

/** Pages of the authority's requests. */
export const requestRoutes: PageRoute[] = [
  page('service-requests/new', editor, async () => (await import('./loaders.ts')).loadOwnPlace),
  page('service-requests/:id/edit', editor, request),
  page(
    'service-requests',
    async () => (await import('./list-page.tsx')).ListPage,
    async () => (await import('./loaders.ts')).loadRequests,
  ),
  page('service-requests/:id', async () => (await import('./detail-page.tsx')).DetailPage, request),
  page(
    'service-requests/:id/alike',
    async () => (await import('./alike-page.tsx')).AlikePage,
    async () => (await import('./loaders.ts')).loadAlike,
  ),
];
