import type { noteOperations } from '@psp/contracts/user-notes';
import type { SuspensionQuery, suspensionOperations } from '@psp/contracts/suspensions';
import type { AccountQuery, organisationOperations, personOperations } from '@psp/contracts/users';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { recordLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { queueOf } from '../queue/queue.ts';
import { ORGANISATIONS, organisationList, personList, proposalList, sectionOf } from './filters.ts';

export const organisations = createApi<typeof organisationOperations>('admin');
export const suspensions = createApi<typeof suspensionOperations>('admin');
export const notes = createApi<typeof noteOperations>('admin');
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

export const proposalsQuery = (filters: SuspensionQuery) =>
  listQuery(suspensions, ['admin', 'users', 'suspensions', filters], 'GET /suspension-proposals', { query: filters });

/** What a note is about. */
export interface NotedSubject {
  kind: 'organisation' | 'person';
  id: string;
}
export const notesQuery = ({ kind, id }: NotedSubject) =>
  kind === 'person'
    ? readQuery(notes, ['admin', 'users', 'notes', id], 'GET /accounts/:id/notes', { id })
    : readQuery(notes, ['admin', 'users', 'notes', id], 'GET /organisations/:id/notes', { id });

export const personQuery = (id: string) =>
  readQuery(people, ['admin', 'users', 'person', id], 'GET /accounts/:id', { id });

export const loadUsers = (args: LoaderFunctionArgs) => {
  const search = new URL(args.request.url).searchParams;
  const section = sectionOf(search);
  if (section === 'persoane') return startLoading(args, peopleQuery(personList.read(search)));
  if (section === 'propuneri') return startLoading(args, proposalsQuery(proposalList.read(search)));
  return organisationQueue.loadList(args);
};
export const loadPerson = recordLoader(personQuery);
