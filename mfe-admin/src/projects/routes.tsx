import { page, type PageRoute } from '@psp/remote/page';

/** Pages of the projects of all authorities. */
export const projectRoutes: PageRoute[] = [
  page(
    'projects',
    async () => (await import('./projects-page.tsx')).ProjectsPage,
    async () => (await import('./queries.ts')).loadProjects,
  ),
  page(
    'projects/:id',
    async () => (await import('./project-page.tsx')).ProjectPage,
    async () => (await import('./queries.ts')).loadProject,
  ),
];
