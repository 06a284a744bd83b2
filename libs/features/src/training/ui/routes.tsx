import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type TrainingArea, trainingFilters, trainingQuery, trainingsQuery } from './area.ts';

/** Creates the routes of an area's catalogue of courses at `base`. */
export const trainingRoutes = (area: TrainingArea, base: string): RouteObject[] => [
  {
    path: base,
    loader: listLoader(trainingFilters(area), (filters) => trainingsQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { TrainingsPage } = await import('./trainings-page.tsx');
        return () => <TrainingsPage area={area} />;
      },
    },
  },
  {
    path: `${base}/:id`,
    loader: (args) => startLoading(args, trainingQuery(area, args.params.id ?? '')),
    lazy: {
      Component: async () => {
        const { TrainingPage } = await import('./training-page.tsx');
        return () => <TrainingPage area={area} />;
      },
    },
  },
];
