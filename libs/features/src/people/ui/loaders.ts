import { listLoader, loaderOf, recordLoader } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { type OwnListingArea, type PeopleArea, peopleFilters } from './area.ts';
import { ownListingQuery, peopleQuery, personQuery } from './queries.ts';

interface Props {
  area: PeopleArea;
}

export const peopleLoader = ({ area }: Props): LoaderFunction =>
  listLoader(peopleFilters(area), (filters) => peopleQuery(area, filters));

export const personLoader = ({ area }: Props): LoaderFunction => recordLoader((id) => personQuery(area, id));

export const ownListingLoader = ({ own }: { own: OwnListingArea }): LoaderFunction => loaderOf(ownListingQuery(own));
