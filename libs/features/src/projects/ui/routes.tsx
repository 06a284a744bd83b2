import { startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type ProjectArea, projectList } from './area.ts';
import { projectQuery, projectsQuery } from './queries.ts';

/** The list of an area's projects and the page of each. */
export const projectRoutes = (area: ProjectArea): RouteObject[] => [
  {
    path: 'projects',
    loader: (args) => {
      const { searchParams } = new URL(args.request.url);
      return startLoading(args, projectsQuery(area, projectList[area.kind].read(searchParams)));
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
