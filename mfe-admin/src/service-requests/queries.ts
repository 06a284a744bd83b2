import type { adminRequestOperations } from '@psp/contracts/admin-requests';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { type RequestFilters, requestList } from './filters.ts';

export const requests = createApi<typeof adminRequestOperations>('admin');

export const requestsQuery = (filters: RequestFilters) =>
  listQuery(requests, ['admin', 'service-requests', filters], 'GET /service-requests', { query: filters });

export const exportHref = ({ page: _, ...filters }: RequestFilters, format: 'csv' | 'xlsx') =>
  requests.href('GET /service-requests/export', { query: { ...filters, format } });

export const auditQuery = (id: string) =>
  readQuery(requests, ['admin', 'audit', id], 'GET /service-requests/:id/audit', { id });

/** Address of a file of a request. */
export const attachmentHref = (id: string, fileId: string) =>
  requests.href('GET /service-requests/:id/attachments/:fileId', { id, fileId });

export const loadRequests = listLoader(requestList, requestsQuery);

export const loadAudit = recordLoader(auditQuery);
