import type { PeopleQuery } from '@psp/contracts/people';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { OwnListingArea, PeopleArea } from './area.ts';

/** Key prefix of all queries of the directory. */
export const peopleKey = ({ kind }: Pick<PeopleArea, 'kind'>) => [kind, 'people'];

export const peopleQuery = (area: PeopleArea, query: PeopleQuery) =>
  listQuery(area.api, [...peopleKey(area), 'list', query], 'GET /people', { query });

export const personQuery = (area: PeopleArea, id: string) =>
  readQuery(area.api, [...peopleKey(area), 'one', id], 'GET /people/:id', { id });

export const ownListingQuery = (own: OwnListingArea) =>
  readQuery(own.api, [...peopleKey(own), 'mine'], 'GET /people/me');

/** Competences in use that are like a text. */
export const competencesQuery = (own: OwnListingArea, q: string) =>
  readQuery(own.api, [...peopleKey(own), 'competences', q], 'GET /people/competences', { query: { q } });
