import type { PageOf } from '@psp/contracts/common';
import type { AdminRequestItem, AuditTrail } from '@psp/contracts/dashboards';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { api } from '../common/api.ts';
import { startLoading } from '@psp/remote/start-loading';
import { type RequestFilters, requestList } from './filters.ts';

export const requestsQuery = (filters: RequestFilters) =>
  queryOptions({
    queryKey: ['admin', 'service-requests', filters],
    queryFn: ({ signal }) => api.get<PageOf<AdminRequestItem>>('/service-requests', { signal, search: filters }),
    placeholderData: keepPreviousData,
  });

export const auditQuery = (id: string) =>
  queryOptions({
    queryKey: ['admin', 'audit', id],
    queryFn: ({ signal }) => api.get<AuditTrail>(`/service-requests/${encodeURIComponent(id)}/audit`, { signal }),
  });

export const loadRequests = (args: LoaderFunctionArgs) =>
  startLoading(args, requestsQuery(requestList.read(new URL(args.request.url).searchParams)));

export const loadAudit = (args: LoaderFunctionArgs) => startLoading(args, auditQuery(args.params.id ?? ''));
