import { listLoader, recordLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { documentQuery, editionIn, type LibraryArea, libraryFilters, libraryQuery } from './area.ts';
import { proposalFilters, proposalQuery, proposalsQuery } from './proposals.ts';

interface Props {
  area: LibraryArea;
}

export const libraryLoader = ({ area }: Props): LoaderFunction =>
  listLoader(libraryFilters(area), (filters) => libraryQuery(area, filters));

export const documentLoader =
  ({ area }: Props): LoaderFunction =>
  (args) => {
    const edition = editionIn(new URL(args.request.url).searchParams);
    return startLoading(args, documentQuery(area, args.params['id'] ?? '', edition));
  };

export const proposalsLoader = ({ area }: Props): LoaderFunction =>
  listLoader(proposalFilters(area), (filters) => proposalsQuery(area, filters));

export const proposalLoader = ({ area }: Props): LoaderFunction => recordLoader((id) => proposalQuery(area, id));
