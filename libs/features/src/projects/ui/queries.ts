import type { PageOf } from '@psp/contracts/common';
import type { ProjectBoard, ProjectListItem } from '@psp/contracts/project-list';
import type { ProjectView } from '@psp/contracts/projects';
import { listQuery, polledQuery } from '@psp/remote/reads';
import type { ProjectArea, ProjectFilters } from './area.ts';

export const projectsQuery = ({ kind, client }: ProjectArea, { view: _, ...filters }: ProjectFilters) =>
  listQuery<PageOf<ProjectListItem>>(client, [kind, 'projects', 'list', filters], '/projects', filters);

export const boardQuery = ({ kind, client }: ProjectArea, { q }: Pick<ProjectFilters, 'q'>) =>
  listQuery<ProjectBoard>(client, [kind, 'projects', 'board', q], '/projects/board', { q });

const isInTheMaking = ({ receptionNote: note }: ProjectView): boolean =>
  note != null && note.readyAt === null && note.failedAt === null;

/** One project; asked again while the note of its reception is being made. */
export const projectQuery = ({ kind, client }: ProjectArea, id: string) =>
  polledQuery<ProjectView>(client, [kind, 'projects', 'one', id], `/projects/${id}`, isInTheMaking);
