import type { PageOf } from '@psp/contracts/common';
import type { ProjectListItem, ProjectView } from '@psp/contracts/projects';
import { listQuery, readQuery } from '@psp/remote/reads';
import type { ProjectArea, ProjectFilters } from './area.ts';

export const projectsQuery = ({ kind, client }: ProjectArea, filters: ProjectFilters) =>
  listQuery<PageOf<ProjectListItem>>(client, [kind, 'projects', 'list', filters], '/projects', filters);

export const projectQuery = ({ kind, client }: ProjectArea, id: string) =>
  readQuery<ProjectView>(client, [kind, 'projects', 'one', id], `/projects/${id}`);
