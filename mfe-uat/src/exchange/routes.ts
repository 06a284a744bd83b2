import { exchangeRoutes } from '@psp/features/exchange/ui/routes';
import { page, type PageRoute } from '@psp/remote/page';
import { exchange } from './area.ts';

const editor = async () => (await import('./editor-page.tsx')).EditorPage;

/** The exchange of projects of authorities: its list, projects, their editor and their versions. */
export const routes: PageRoute[] = [
  ...exchangeRoutes(exchange, 'exchange'),
  page('exchange/new', editor, async () => (await import('./loaders.ts')).loadFresh),
  page('exchange/:id/edit', editor, async () => (await import('./loaders.ts')).loadEdited),
  page(
    'exchange/:id/versions',
    async () => (await import('./versions-page.tsx')).VersionsPage,
    async () => (await import('./loaders.ts')).loadVersions,
  ),
];
