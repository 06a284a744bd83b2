import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type PeopleArea, peopleFilters } from './area.ts';
import { ownListingQuery, peopleQuery, personQuery } from './queries.ts';

/** Creates the routes of an area's directory of people at `base`: the list, persons below it, and the own listing at `ownPath`. */
export const peopleRoutes = (area: PeopleArea, base: string, ownPath = `${base}/me`): RouteObject[] => {
  const { own } = area;
  const mine: RouteObject[] = own
    ? [
        {
          path: ownPath,
          loader: (args) => startLoading(args, ownListingQuery(own)),
          lazy: {
            Component: async () => {
              const { OwnListingPage } = await import('./own-page.tsx');
              return () => <OwnListingPage own={own} />;
            },
          },
        },
      ]
    : [];
  return [
    {
      path: base,
      loader: listLoader(peopleFilters(area), (filters) => peopleQuery(area, filters)),
      lazy: {
        Component: async () => {
          const { PeoplePage } = await import('./people-page.tsx');
          return () => <PeoplePage area={area} />;
        },
      },
    },
    ...mine,
    {
      path: `${base}/:id`,
      loader: (args) => startLoading(args, personQuery(area, args.params.id ?? '')),
      lazy: {
        Component: async () => {
          const { PersonPage } = await import('./person-page.tsx');
          return () => <PersonPage area={area} />;
        },
      },
    },
  ];
};
