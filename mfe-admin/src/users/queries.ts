import type { AccountQuery, organisationOperations, personOperations } from '@psp/contracts/users';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { recordLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queueOf } from '../queue/queue.ts';
import { ORGANISATIONS, organisationList, personList, sectionOf } from './filters.ts';

export const organisations = createApi<typeof organisationOperations>('admin');
export const people = createApi<typeof personOperations>('admin');

/** The organisations; those whose badge waits for a decision are a queue. */
export const organisationQueue = queueOf(
  {
    list: organisationList,
    listQuery: (filters) =>
      listQuery(organisations, ['admin', 'users', 'organisations', filters], 'GET /organisations', { query: filters }),
    viewQuery: (id) =>
      readQuery(organisations, ['admin', 'users', 'organisation', id], 'GET /organisations/:id', { id }),
  },
  ORGANISATIONS,
);

export const peopleQuery = (filters: AccountQuery) =>
  listQuery(people, ['admin', 'users', 'people', filters], 'GET /accounts', { query: filters });

export const personQuery = (id: string) =>
  readQuery(people, ['admin', 'users', 'person', id], 'GET /accounts/:id', { id });

export const loadUsers = (args: LoaderFunctionArgs) => {
  const search = new URL(args.request.url).searchParams;
  return sectionOf(search) === 'persoane'
    ? startLoading(args, peopleQuery(personList.read(search)))
    : organisationQueue.loadList(args);
};
export const loadPerson = recordLoader(personQuery);
