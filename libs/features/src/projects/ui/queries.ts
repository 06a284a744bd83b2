import type { PageOf } from '@psp/contracts/common';
import type { ProjectBoard, ProjectListItem, ProjectView } from '@psp/contracts/projects';
import { listQuery, readQuery } from '@psp/remote/reads';
import type { ProjectArea, ProjectFilters } from './area.ts';

/* The service's own order is not named: the release before knows no other. */
export const projectsQuery = ({ kind, client }: ProjectArea, { view: _, sort, ...others }: ProjectFilters) => {
  const filters = { ...others, sort: sort === 'touched' ? undefined : sort };
  return listQuery<PageOf<ProjectListItem>>(client, [kind, 'projects', 'list', filters], '/projects', filters);
};

export const boardQuery = ({ kind, client }: ProjectArea, { q }: Pick<ProjectFilters, 'q'>) =>
  listQuery<ProjectBoard>(client, [kind, 'projects', 'board', q], '/projects/board', { q });

export const projectQuery = ({ kind, client }: ProjectArea, id: string) =>
  readQuery<ProjectView>(client, [kind, 'projects', 'one', id], `/projects/${id}`);
