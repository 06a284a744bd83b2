import type { AccountQuery, organisationOperations, OrganisationQuery, personOperations } from '@psp/contracts/users';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { recordLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { organisationList, personList, sectionOf } from './filters.ts';

export const organisations = createApi<typeof organisationOperations>('admin');
export const people = createApi<typeof personOperations>('admin');

export const organisationsQuery = (filters: OrganisationQuery) =>
  listQuery(organisations, ['admin', 'users', 'organisations', filters], 'GET /organisations', { query: filters });

export const peopleQuery = (filters: AccountQuery) =>
  listQuery(people, ['admin', 'users', 'people', filters], 'GET /accounts', { query: filters });

export const organisationQuery = (id: string) =>
  readQuery(organisations, ['admin', 'users', 'organisation', id], 'GET /organisations/:id', { id });

export const personQuery = (id: string) =>
  readQuery(people, ['admin', 'users', 'person', id], 'GET /accounts/:id', { id });

export const loadUsers = (args: LoaderFunctionArgs) => {
  const search = new URL(args.request.url).searchParams;
  return sectionOf(search) === 'persoane'
    ? startLoading(args, peopleQuery(personList.read(search)))
    : startLoading(args, organisationsQuery(organisationList.read(search)));
};
export const loadOrganisation = recordLoader(organisationQuery);
export const loadPerson = recordLoader(personQuery);
