import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { documentQuery, editionIn, type LibraryArea, libraryFilters, libraryQuery } from './area.ts';

/** Creates the routes of an area's library: its list at `list`, and a document at `one` with its id. */
export const libraryRoutes = (area: LibraryArea, list: string, one: string): RouteObject[] => [
  {
    path: list,
    loader: listLoader(libraryFilters(area), (filters) => libraryQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { LibraryPage } = await import('./library-page.tsx');
        return () => <LibraryPage area={area} />;
      },
    },
  },
  {
    path: `${one}/:id`,
    loader: (args) =>
      startLoading(
        args,
        documentQuery(area, args.params['id'] ?? '', editionIn(new URL(args.request.url).searchParams)),
      ),
    lazy: {
      Component: async () => {
        const { DocumentPage } = await import('./document-page.tsx');
        return () => <DocumentPage area={area} />;
      },
    },
  },
];
