import type { applicationOperations } from '@psp/contracts/applications-operations';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { queueOf } from '../queue/queue.ts';
import { applicationList } from './filters.ts';

export const applications = createApi<typeof applicationOperations>('admin');

export const applicationQueue = queueOf({
  list: applicationList,
  listQuery: (filters) =>
    listQuery(applications, ['admin', 'applications', 'list', filters], 'GET /applications', { query: filters }),
  viewQuery: (id) => readQuery(applications, ['admin', 'applications', 'one', id], 'GET /applications/:id', { id }),
});

/** Address of a file of an application. */
export const fileHref = (id: string, fileId: string): string =>
  applications.href('GET /applications/:id/files/:fileId', { id, fileId });
