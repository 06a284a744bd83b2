import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type TrainingArea, trainingFilters, trainingQuery, trainingsQuery } from './area.ts';

/** Creates the routes of an area's catalogue of courses at `base`. */
export const trainingRoutes = (area: TrainingArea, base: string): RouteObject[] => {
  const list = listLoader(trainingFilters(area), (filters) => trainingsQuery(area, filters));
  return [
    {
      path: base,
      loader: list,
      lazy: {
        Component: async () => {
          const { TrainingsPage } = await import('./trainings-page.tsx');
          return () => <TrainingsPage area={area} />;
        },
      },
    },
    {
      path: `${base}/:id`,
      loader: async (args) => {
        await Promise.all([list(args), startLoading(args, trainingQuery(area, args.params.id ?? ''))]);
        return null;
      },
      lazy: {
        Component: async () => {
          const { TrainingPage } = await import('./training-page.tsx');
          return () => <TrainingPage area={area} />;
        },
      },
    },
  ];
};
