import type { PageOf } from '@psp/contracts/common';
import type { ProjectListItem, ProjectView } from '@psp/contracts/projects';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ProjectArea, ProjectFilters } from './area.ts';

export const projectsQuery = ({ kind, client }: ProjectArea, filters: ProjectFilters) =>
  queryOptions({
    queryKey: [kind, 'projects', 'list', filters],
    queryFn: ({ signal }) => client.get<PageOf<ProjectListItem>>('/projects', { signal, search: { ...filters } }),
    placeholderData: keepPreviousData,
  });

export const projectQuery = ({ kind, client }: ProjectArea, id: string) =>
  queryOptions({
    queryKey: [kind, 'projects', 'one', id],
    queryFn: ({ signal }) => client.get<ProjectView>(`/projects/${id}`, { signal }),
  });
