import type { OverseenProjectQuery } from '@psp/contracts/overseen';
import type { overseenProjectOperations } from '@psp/contracts/overseen-operations';
import { createApi } from '@psp/remote/api';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { projectList } from './filters.ts';

export const projects = createApi<typeof overseenProjectOperations>('admin');

export const projectsQuery = (filters: OverseenProjectQuery) =>
  listQuery(projects, ['admin', 'projects', filters], 'GET /projects', { query: filters });

export const projectQuery = (id: string) =>
  readQuery(projects, ['admin', 'projects', 'project', id], 'GET /projects/:id', { id });

export const exportHref = ({ page: _, ...filters }: OverseenProjectQuery, format: 'csv' | 'xlsx') =>
  projects.href('GET /projects/export', { query: { ...filters, format } });

export const loadProjects = listLoader(projectList, projectsQuery);
export const loadProject = recordLoader(projectQuery);
