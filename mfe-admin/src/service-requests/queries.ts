import type { PageOf } from '@psp/contracts/common';
import type { AdminRequestItem, AuditTrail } from '@psp/contracts/dashboards';
import { listQuery, readQuery } from '@psp/remote/reads';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { api } from '../common/api.ts';
import { type RequestFilters, requestList } from './filters.ts';

export const requestsQuery = (filters: RequestFilters) =>
  listQuery<PageOf<AdminRequestItem>>(api, ['admin', 'service-requests', filters], '/service-requests', filters);

export const auditQuery = (id: string) =>
  readQuery<AuditTrail>(api, ['admin', 'audit', id], `/service-requests/${encodeURIComponent(id)}/audit`);

/** Where a file of the request is downloaded. */
export const attachmentHref = (id: string, fileId: string) => `/api/admin/service-requests/${id}/attachments/${fileId}`;

export const loadRequests = listLoader(requestList, requestsQuery);

export const loadAudit = recordLoader(auditQuery);
