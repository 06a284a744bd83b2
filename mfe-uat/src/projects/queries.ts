import type { PageOf } from '@psp/contracts/common';
import type { ProjectListItem, ProjectView } from '@psp/contracts/projects';
import { isApiError } from '@psp/remote/api-error';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useAction } from '../common/action.ts';
import { api } from '../common/api.ts';
import type { ProjectFilters } from './filters.ts';

const path = (id: string) => `/projects/${id}`;
const key = (id: string) => ['uat', 'projects', 'one', id] as const;

export const projectsQuery = (filters: ProjectFilters) =>
  queryOptions({
    queryKey: ['uat', 'projects', 'list', filters] as const,
    queryFn: ({ signal }) => api.get<PageOf<ProjectListItem>>('/projects', { signal, search: { ...filters } }),
    placeholderData: keepPreviousData,
  });

export const projectQuery = (id: string) =>
  queryOptions({ queryKey: key(id), queryFn: ({ signal }) => api.get<ProjectView>(path(id), { signal }) });

const act = (id: string, action: string, body: object) => api.post<ProjectView>(`${path(id)}/${action}`, body);

export const projects = {
  start: (id: string, version: number) => act(id, 'start', { version }),
  pause: (id: string, version: number, reason: string) => act(id, 'pause', { version, reason }),
  resume: (id: string, version: number) => act(id, 'resume', { version }),
  requestChanges: (id: string, version: number, reason: string) => act(id, 'request-changes', { version, reason }),
  accept: (id: string, version: number) => act(id, 'accept', { version }),
  /** `dueOn` is `yyyy-mm-dd`, or null. */
  addMilestone: (id: string, milestone: { title: string; dueOn: string | null }, idempotencyKey: string) =>
    api.post<ProjectView>(`${path(id)}/milestones`, milestone, { idempotencyKey }),
  removeMilestone: (id: string, milestoneId: string, version: number) =>
    act(id, `milestones/${milestoneId}/remove`, { version }),
};

/**
 * A mutation that answers with the fresh view of the project; `done` is called even when the page has moved on. When the
 * server says that things have changed meanwhile (409), the page's view is read again.
 */
export function useProjectMutation<Input>(
  id: string,
  run: (input: Input) => Promise<ProjectView>,
  done?: (view: ProjectView) => void,
) {
  const client = useQueryClient();
  return useAction(run, {
    onSuccess: (view) => {
      client.setQueryData(key(id), view);
      void client.invalidateQueries({ queryKey: ['uat'], predicate: (query) => query.queryKey[3] !== id });
      done?.(view);
    },
    onError: (error) => {
      if (isApiError(error) && error.status === 409) void client.invalidateQueries({ queryKey: key(id) });
    },
  });
}
