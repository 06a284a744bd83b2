import type { groupOperations, GroupListQuery, GroupView } from '@psp/contracts/groups';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';

/** Client of the group request routes. */
export const groups = createApi<typeof groupOperations>('uat');

export const groupsQuery = (query: GroupListQuery) =>
  listQuery(groups, ['uat', 'group-requests', 'list', query], 'GET /group-requests', { query });

export const groupQuery = (id: string) =>
  readQuery(groups, ['uat', 'group-requests', 'one', id], 'GET /group-requests/:id', { id });

/** Authorities that can be invited, found by name. */
export const candidatesQuery = (id: string, q: string) =>
  readQuery(groups, ['uat', 'group-candidates', id, q], 'GET /group-requests/:id/candidates', { id, query: { q } });

/** Queries that a group act invalidates besides its own view. The request is not among them: it may be open in an editor. */
export const REFRESHED = [
  ['uat', 'group-candidates'],
  ['uat', 'group-requests', 'list'],
  ['uat', 'dashboard'],
] as const;

/** An act whose response is the updated view of the group request. */
export const useGroupAct = <Input = string | void>(id: string, options: ActOptions<Input, GroupView>) =>
  useAct({ ...options, view: groupQuery(id), refreshes: REFRESHED });
