import type { ProjectView } from '@psp/contracts/projects';
import { listQuery, polledQuery } from '@psp/remote/queries';
import type { ProjectArea, ProjectFilters } from './area.ts';

export const projectsQuery = ({ kind, api }: ProjectArea, { view: _, ...query }: ProjectFilters) =>
  listQuery(api, [kind, 'projects', 'list', query], 'GET /projects', { query });

export const boardQuery = ({ kind, api }: ProjectArea, { q }: Pick<ProjectFilters, 'q'>) =>
  listQuery(api, [kind, 'projects', 'board', q], 'GET /projects/board', { query: { q } });

const isNotePending = ({ receptionNote: note }: ProjectView): boolean =>
  note != null && note.readyAt === null && note.failedAt === null;

/** Query of a project; polled while its reception note is being written. */
export const projectQuery = ({ kind, api }: ProjectArea, id: string) =>
  polledQuery(api, [kind, 'projects', 'one', id], isNotePending, 'GET /projects/:id', { id });
