import type { PageOf } from '@psp/contracts/common';
import type {
  AccountDetail,
  AccountItem,
  AccountQuery,
  OrganisationItem,
  OrganisationQuery,
  OrganisationView,
} from '@psp/contracts/users';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { organisationList, personList, sectionOf } from './filters.ts';

export const organisationsQuery = (filters: OrganisationQuery) =>
  queryOptions({
    queryKey: ['admin', 'users', 'organisations', filters],
    queryFn: ({ signal }) => api.get<PageOf<OrganisationItem>>('/organisations', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const peopleQuery = (filters: AccountQuery) =>
  queryOptions({
    queryKey: ['admin', 'users', 'people', filters],
    queryFn: ({ signal }) => api.get<PageOf<AccountItem>>('/accounts', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const organisationQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', 'organisation', id],
    queryFn: ({ signal }) => api.get<OrganisationView>(`/organisations/${encodeURIComponent(id)}`, { signal }),
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'users', 'person', id],
    queryFn: ({ signal }) => api.get<AccountDetail>(`/accounts/${encodeURIComponent(id)}`, { signal }),
  });

export const loadUsers = (args: LoaderFunctionArgs) => {
  const search = new URL(args.request.url).searchParams;
  return sectionOf(search) === 'persoane'
    ? startLoading(args, peopleQuery(personList.read(search)))
    : startLoading(args, organisationsQuery(organisationList.read(search)));
};
export const loadOrganisation = (args: LoaderFunctionArgs) =>
  startLoading(args, organisationQuery(args.params.id ?? ''));
export const loadPerson = (args: LoaderFunctionArgs) => startLoading(args, personQuery(args.params.id ?? ''));

/** What an act on an organisation or a person changes. */
export const CHANGED = [
  ['admin', 'users'],
  ['admin', 'applications'],
  ['admin', 'dashboard'],
] as const;
