import type { ApplicationList, ApplicationQuery, ApplicationView } from '@psp/contracts/applications';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { applicationList } from './filters.ts';

export const applicationsQuery = (filters: ApplicationQuery) =>
  queryOptions({
    queryKey: ['admin', 'applications', 'list', filters],
    queryFn: ({ signal }) => api.get<ApplicationList>('/applications', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'applications', 'one', id],
    queryFn: ({ signal }) => api.get<ApplicationView>(`/applications/${encodeURIComponent(id)}`, { signal }),
  });

export const loadApplications = (args: LoaderFunctionArgs) =>
  startLoading(args, applicationsQuery(applicationList.read(new URL(args.request.url).searchParams)));

export const loadApplication = (args: LoaderFunctionArgs) => startLoading(args, applicationQuery(args.params.id ?? ''));

type Decision = 'approve' | 'request-info' | 'reject' | 'resend';

/** Decides on an application. */
export const decide = (id: string, decision: Decision, body: object = {}) =>
  api.post(`/applications/${encodeURIComponent(id)}/${decision}`, body);

/** What a decision changes. */
export const CHANGED = [
  ['admin', 'applications'],
  ['admin', 'dashboard'],
  ['admin', 'users'],
] as const;
