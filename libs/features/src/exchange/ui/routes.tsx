import { listLoader, recordLoader } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type ExchangeArea, exchangeFilters } from './area.ts';
import { exchangeQuery, projectQuery } from './queries.ts';

/** Creates the routes of an area's exchange of projects that all members have: the list, and a project below it. */
export const exchangeRoutes = (area: ExchangeArea, path: string): RouteObject[] => [
  {
    path,
    loader: listLoader(exchangeFilters(area), (filters) => exchangeQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { ExchangePage } = await import('./exchange-page.tsx');
        return () => <ExchangePage area={area} />;
      },
    },
  },
  {
    path: `${path}/:id`,
    loader: recordLoader((id) => projectQuery(area, id)),
    lazy: {
      Component: async () => {
        const { ProjectPage } = await import('./project-page.tsx');
        return () => <ProjectPage area={area} />;
      },
    },
  },
];
