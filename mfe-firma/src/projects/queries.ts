import type { PageOf } from '@psp/contracts/common';
import type { ProjectListItem, ProjectView } from '@psp/contracts/projects';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { AREA, api } from '../common/api.ts';
import type { ProjectFilters } from './filters.ts';
import { useIntention } from '@psp/remote/use-intention';
import { useWrite } from '../common/use-write.ts';

export const projectsQuery = (filters: ProjectFilters) =>
  queryOptions({
    queryKey: [AREA, 'projects', filters],
    queryFn: ({ signal }) => api.get<PageOf<ProjectListItem>>('/projects', { signal, search: { ...filters } }),
    placeholderData: keepPreviousData,
  });

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [AREA, 'project', id],
    queryFn: ({ signal }) => api.get<ProjectView>(`/projects/${id}`, { signal }),
  });

interface Versioned {
  id: string;
  version: number;
}

export interface NewMilestone {
  title: string;
  dueOn: string | null;
}

/** Starting, moving on and delivering; each answers with the project's fresh view. */
export function useProjectActions({ id, version }: Versioned) {
  const key = projectQuery(id).queryKey;
  const path = `/projects/${id}`;
  const start = useWrite(key, () => api.post<ProjectView>(`${path}/start`, { version }));
  const setProgress = useWrite(key, (progress: number) =>
    api.post<ProjectView>(`${path}/progress`, { version, progress }),
  );
  const deliver = useWrite(key, () => api.post<ProjectView>(`${path}/deliver`, { version }));
  return { start, setProgress, deliver };
}

/** Adding, removing and ticking the steps of a project. */
export function useMilestoneActions(projectId: string) {
  const key = projectQuery(projectId).queryKey;
  const path = `/projects/${projectId}/milestones`;
  const intention = useIntention();
  const add = useWrite(key, async (milestone: NewMilestone) => {
    const view = await api.post<ProjectView>(path, milestone, { idempotencyKey: intention.keyFor(milestone) });
    intention.settle();
    return view;
  });
  const remove = useWrite(key, ({ id, version }: Versioned) =>
    api.post<ProjectView>(`${path}/${id}/remove`, { version }),
  );
  const setDone = useWrite(key, ({ id, version, done }: Versioned & { done: boolean }) =>
    api.post<ProjectView>(`${path}/${id}/done`, { version, done }),
  );
  return { add, remove, setDone };
}
