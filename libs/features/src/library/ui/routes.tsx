import { listLoader, recordLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { proposalFilters, proposalQuery, proposalsQuery } from './proposals.ts';
import { documentQuery, editionIn, type LibraryArea, libraryFilters, libraryQuery } from './area.ts';

// A function, because the router clears a `lazy` object after loading it and two routes use this page.
const proposalForm = (area: LibraryArea) => ({
  Component: async () => {
    const { ProposalFormPage } = await import('./proposal-form.tsx');
    return () => <ProposalFormPage area={area} />;
  },
});

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
  {
    path: `${list}/propuneri`,
    loader: listLoader(proposalFilters(area), (filters) => proposalsQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { ProposalsPage } = await import('./proposals-page.tsx');
        return () => <ProposalsPage area={area} />;
      },
    },
  },
  { path: `${list}/propuneri/nou`, lazy: proposalForm(area) },
  {
    path: `${list}/propuneri/:id`,
    loader: recordLoader((id) => proposalQuery(area, id)),
    lazy: {
      Component: async () => {
        const { ProposalPage } = await import('./proposal-page.tsx');
        return () => <ProposalPage area={area} />;
      },
    },
  },
  {
    path: `${list}/propuneri/:id/text`,
    loader: recordLoader((id) => proposalQuery(area, id)),
    lazy: proposalForm(area),
  },
];
