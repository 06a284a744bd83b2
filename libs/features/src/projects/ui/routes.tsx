import { startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type ProjectArea, projectList } from './area.ts';
import { boardQuery, projectQuery, projectsQuery } from './queries.ts';

/** Creates the routes of an area's list of projects and of a project's page. */
export const projectRoutes = (area: ProjectArea): RouteObject[] => [
  {
    path: 'projects',
    loader: (args) => {
      const { searchParams } = new URL(args.request.url);
      const filters = projectList[area.kind].read(searchParams);
      if (filters.view === 'board') return startLoading(args, boardQuery(area, filters));
      return startLoading(args, projectsQuery(area, filters));
    },
    lazy: {
      Component: async () => {
        const { ProjectsPage } = await import('./projects-page.tsx');
        return () => <ProjectsPage area={area} />;
      },
    },
  },
  {
    path: 'projects/:id',
    loader: (args) => startLoading(args, projectQuery(area, args.params.id ?? '')),
    lazy: {
      Component: async () => {
        const { ProjectPage } = await import('./project-page.tsx');
        return () => <ProjectPage area={area} />;
      },
    },
  },
];
