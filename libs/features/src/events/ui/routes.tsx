import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';
import { type EventArea, eventFilters } from './area.ts';
import { eventQuery, eventsQuery } from './queries.ts';

/** Creates the routes of an area's events: the list at `base`, and events below it. */
export const eventRoutes = (area: EventArea, base: string): RouteObject[] => [
  {
    path: base,
    loader: listLoader(eventFilters(area), (filters) => eventsQuery(area, filters)),
    lazy: {
      Component: async () => {
        const { EventsPage } = await import('./events-page.tsx');
        return () => <EventsPage area={area} />;
      },
    },
  },
  {
    path: `${base}/:id`,
    loader: (args) => startLoading(args, eventQuery(area, args.params.id ?? '')),
    lazy: {
      Component: async () => {
        const { EventPage } = await import('./event-page.tsx');
        return () => <EventPage area={area} />;
      },
    },
  },
];
