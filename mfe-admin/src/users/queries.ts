import type { PageOf } from '@psp/contracts/common';
import type {
  AccountDetail,
  AccountItem,
  AccountQuery,
  OrganisationItem,
  OrganisationQuery,
  OrganisationView,
} from '@psp/contracts/users';
import { listQuery, readQuery } from '@psp/remote/reads';
import { recordLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { organisationList, personList, sectionOf } from './filters.ts';

export const organisationsQuery = (filters: OrganisationQuery) =>
  listQuery<PageOf<OrganisationItem>>(api, ['admin', 'users', 'organisations', filters], '/organisations', filters);

export const peopleQuery = (filters: AccountQuery) =>
  listQuery<PageOf<AccountItem>>(api, ['admin', 'users', 'people', filters], '/accounts', filters);

export const organisationQuery = (id: string) =>
  readQuery<OrganisationView>(api, ['admin', 'users', 'organisation', id], `/organisations/${encodeURIComponent(id)}`);

export const personQuery = (id: string) =>
  readQuery<AccountDetail>(api, ['admin', 'users', 'person', id], `/accounts/${encodeURIComponent(id)}`);

export const loadUsers = (args: LoaderFunctionArgs) => {
  const search = new URL(args.request.url).searchParams;
  return sectionOf(search) === 'persoane'
    ? startLoading(args, peopleQuery(personList.read(search)))
    : startLoading(args, organisationsQuery(organisationList.read(search)));
};
export const loadOrganisation = recordLoader(organisationQuery);
export const loadPerson = recordLoader(personQuery);
