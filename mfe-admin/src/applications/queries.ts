import type { ApplicationList, ApplicationQuery, ApplicationView } from '@psp/contracts/applications';
import { isApiError } from '@psp/remote/api-error';
import { startLoading } from '@psp/remote/start-loading';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
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

export type Decision = 'approve' | 'request-info' | 'reject' | 'resend';

/* Not found: a sign-up whose mail cannot be sent again, since it was confirmed meanwhile. */
const OUTDATED = new Set([404, 409]);

/**
 * Decides on an application; resolves when the screens show the result. A refusal because the screen was out of date brings
 * the new state, so that the next attempt is about that. Throws ApiError.
 */
export function useDecide(id: string) {
  const client = useQueryClient();
  return useCallback(
    async (decision: Decision, body: unknown) => {
      const one = applicationQuery(id).queryKey;
      try {
        await api.post(`/applications/${encodeURIComponent(id)}/${decision}`, body);
      } catch (error) {
        if (isApiError(error) && OUTDATED.has(error.status)) await client.invalidateQueries({ queryKey: one });
        throw error;
      }
      void client.invalidateQueries({ queryKey: ['admin', 'dashboard'] });
      void client.invalidateQueries({ queryKey: ['admin', 'users'] });
      await client.invalidateQueries({ queryKey: ['admin', 'applications'] });
    },
    [client, id],
  );
}
