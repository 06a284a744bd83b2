import { exchangeRoutes } from '@psp/features/exchange/ui/routes';
import { recordLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { exchange } from './area.ts';
import { editingQuery, versionsQuery } from './queries.ts';

// A function, because the router clears a `lazy` object after loading it and two routes use this page.
const editor = () => ({ Component: async () => (await import('./editor-page.tsx')).EditorPage });

/** The exchange of projects of authorities: its list, projects, their editor and their versions. */
export const routes: RouteObject[] = [
  ...exchangeRoutes(exchange, 'exchange'),
  { path: 'exchange/new', lazy: editor() },
  { path: 'exchange/:id/edit', loader: recordLoader(editingQuery), lazy: editor() },
  {
    path: 'exchange/:id/versions',
    loader: recordLoader(versionsQuery),
    lazy: { Component: async () => (await import('./versions-page.tsx')).VersionsPage },
  },
];
