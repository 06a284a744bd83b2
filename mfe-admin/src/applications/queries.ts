import type { ApplicationList, ApplicationQuery, ApplicationView } from '@psp/contracts/applications';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { applicationList } from './filters.ts';

export const applicationsQuery = (filters: ApplicationQuery) =>
  listQuery<ApplicationList>(api, ['admin', 'applications', 'list', filters], '/applications', filters);

export const applicationQuery = (id: string) =>
  readQuery<ApplicationView>(api, ['admin', 'applications', 'one', id], `/applications/${encodeURIComponent(id)}`);

export const loadApplications = listLoader(applicationList, applicationsQuery);

export const loadApplication = recordLoader(applicationQuery);

/** Address of a file of an application. */
export const fileHref = (id: string, fileId: string): string => `/api/admin/applications/${id}/files/${fileId}`;

type Decision = 'approve' | 'request-info' | 'reject' | 'resend';

/** Decides on an application. */
export const decide = (id: string, decision: Decision, body: object = {}) =>
  api.post(`/applications/${encodeURIComponent(id)}/${decision}`, body);
