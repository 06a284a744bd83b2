import type { groupOperations, GroupListQuery, GroupView } from '@psp/contracts/groups';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';

/** Requests of groups, as their authorities have them. */
export const groups = createApi<typeof groupOperations>('uat');

export const groupsQuery = (query: GroupListQuery) =>
  listQuery(groups, ['uat', 'group-requests', 'list', query], 'GET /group-requests', { query });

export const groupQuery = (id: string) =>
  readQuery(groups, ['uat', 'group-requests', 'one', id], 'GET /group-requests/:id', { id });

/** Authorities that may be asked, by name. */
export const candidatesQuery = (id: string, q: string) =>
  readQuery(groups, ['uat', 'group-candidates', id, q], 'GET /group-requests/:id/candidates', { id, query: { q } });

/** What an answer of a group changes besides its own view. The request's text is not among it, which may be in an editor. */
export const REFRESHED = [
  ['uat', 'group-candidates'],
  ['uat', 'group-requests', 'list'],
  ['uat', 'dashboard'],
] as const;

/** An act that answers with the fresh view of a group's request. */
export const useGroupAct = <Input = string | void>(id: string, options: ActOptions<Input, GroupView>) =>
  useAct({ ...options, view: groupQuery(id), refreshes: REFRESHED });
