import type { PageOf } from '@psp/contracts/common';
import type { PartContent } from '@psp/contracts/group-parts';
import type { CandidateList, GroupItem, GroupListQuery, GroupView } from '@psp/contracts/groups';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/reads';
import { api } from '../common/api.ts';

const key = (id: string) => ['uat', 'group-requests', 'one', id] as const;

export const groupsQuery = (query: GroupListQuery) =>
  listQuery<PageOf<GroupItem>>(api, ['uat', 'group-requests', 'list', query], '/group-requests', { ...query });

export const groupQuery = (id: string) => readQuery<GroupView>(api, key(id), `/group-requests/${id}`);

/** Where a file of a group's request is downloaded by who is asked for a part. */
export const groupFileHref = (id: string, fileId: string) => `/api/uat/group-requests/${id}/attachments/${fileId}`;

/** Authorities that may be asked, by name. */
export const candidatesQuery = (id: string, q: string) =>
  readQuery<CandidateList>(api, ['uat', 'group-candidates', id, q], `/group-requests/${id}/candidates`, { q });

export const groups = {
  invite: (id: string, authorityId: string) => api.post<GroupView>(`/group-requests/${id}/invite`, { authorityId }),
  remove: (id: string, removed: { authorityId: string; version: number; reason: string }) =>
    api.post<GroupView>(`/group-requests/${id}/remove`, removed),
  confirm: (id: string, version: number, content: PartContent) =>
    api.post<GroupView>(`/group-requests/${id}/confirm`, { version, content }),
  decline: (id: string, version: number, reason: string) =>
    api.post<GroupView>(`/group-requests/${id}/decline`, { version, reason }),
  withdraw: (id: string, version: number, reason: string) =>
    api.post<GroupView>(`/group-requests/${id}/withdraw`, { version, reason }),
};

/** What an answer of a group changes besides its own view. The request's text is not among it, which may be in an editor. */
export const REFRESHED = [
  ['uat', 'group-candidates'],
  ['uat', 'group-requests', 'list'],
  ['uat', 'dashboard'],
] as const;

/** An act that answers with the fresh view of a group's request. */
export const useGroupAct = <Input = string | void>(id: string, options: ActOptions<Input, GroupView>) =>
  useAct({ ...options, view: groupQuery(id), refreshes: REFRESHED });
