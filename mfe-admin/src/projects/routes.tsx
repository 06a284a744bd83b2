import type { RouteObject } from 'react-router-dom';
import { page } from '../common/page.tsx';
import { loadProject, loadProjects } from './queries.ts';

/** Pages of the projects of all authorities. */
export const projectRoutes: RouteObject[] = [
  page('projects', loadProjects, async () => (await import('./projects-page.tsx')).ProjectsPage),
  page('projects/:id', loadProject, async () => (await import('./project-page.tsx')).ProjectPage),
];
