import type { PageOf } from '@psp/contracts/common';
import type { AdminRequestItem, AuditTrail } from '@psp/contracts/dashboards';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { isApiError } from '@psp/remote/api-error';
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

/** Cancels a request with a reason. A stale version brings the new state, so that the next attempt is about that. */
export function useCancelRequest({ id, version }: { id: string; version: number }) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => api.post<AuditTrail>(`/service-requests/${id}/cancel`, { version, reason }),
    onSuccess: async (trail) => {
      client.setQueryData(auditQuery(id).queryKey, trail);
      await client.invalidateQueries({ queryKey: ['admin', 'service-requests'] });
      await client.invalidateQueries({ queryKey: ['admin', 'dashboard'] });
    },
    onError: async (error) => {
      if (isApiError(error) && error.status === 409)
        await client.invalidateQueries({ queryKey: auditQuery(id).queryKey });
    },
  });
}
