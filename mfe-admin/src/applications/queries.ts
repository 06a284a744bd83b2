import type { ApplicationQuery } from '@psp/contracts/applications';
import type { applicationOperations } from '@psp/contracts/applications-operations';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { applicationList } from './filters.ts';

export const applications = createApi<typeof applicationOperations>('admin');

export const applicationsQuery = (filters: ApplicationQuery) =>
  listQuery(applications, ['admin', 'applications', 'list', filters], 'GET /applications', { query: filters });

export const applicationQuery = (id: string) =>
  readQuery(applications, ['admin', 'applications', 'one', id], 'GET /applications/:id', { id });

export const loadApplications = listLoader(applicationList, applicationsQuery);

export const loadApplication = recordLoader(applicationQuery);

/** Address of a file of an application. */
export const fileHref = (id: string, fileId: string): string =>
  applications.href('GET /applications/:id/files/:fileId', { id, fileId });
