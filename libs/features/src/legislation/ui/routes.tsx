import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { actFilters, actQuery, actsQuery, type LegislationArea, readingOf } from './area.ts';

/** Creates the routes of an area's acts at `base`. */
export const legislationRoutes = (area: LegislationArea, base: string): RouteObject[] => [
  {
    path: base,
    loader: listLoader(actFilters(area), (filters) => actsQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { ActsPage } = await import('./acts-page.tsx');
        return () => <ActsPage area={area} />;
      },
    },
  },
  {
    path: `${base}/:id`,
    loader: (args) => {
      const { on } = readingOf(new URL(args.request.url).searchParams);
      return startLoading(args, actQuery(area, args.params.id ?? '', on));
    },
    lazy: {
      Component: async () => {
        const { ActPage } = await import('./act-page.tsx');
        return () => <ActPage area={area} />;
      },
    },
  },
];
