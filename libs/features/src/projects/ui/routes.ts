import { type PageRoute, pageWith } from '@psp/remote/page';
import type { ProjectArea } from './area.ts';

/** Creates the routes of an area's list of projects and of a project's page. */
export const projectRoutes = (area: ProjectArea): PageRoute[] => [
  pageWith(
    { area },
    'projects',
    async () => (await import('./projects-page.tsx')).ProjectsPage,
    async () => (await import('./loaders.ts')).projectsLoader,
  ),
  pageWith(
    { area },
    'projects/:id',
    async () => (await import('./project-page.tsx')).ProjectPage,
    async () => (await import('./loaders.ts')).projectLoader,
  ),
];
