import { listLoader, startLoading } from '@psp/remote/start-loading';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { ownFeedbackQuery } from '../../feedback/ui/area.ts';
import { materialsQuery } from '../../materials/ui/area.ts';
import { type EventArea, eventFilters } from './area.ts';
import { eventQuery, eventsQuery } from './queries.ts';

const loadEvent = (args: LoaderFunctionArgs, area: EventArea) => {
  const { id = '' } = args.params;
  return Promise.all([
    startLoading(args, eventQuery(area, id)),
    // A service of the release before knows neither; the page then leaves them out.
    startLoading(args, materialsQuery(area, id)).catch(() => null),
    startLoading(args, ownFeedbackQuery(area, id)).catch(() => null),
  ]);
};

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
    loader: (args) => loadEvent(args, area),
    lazy: {
      Component: async () => {
        const { EventPage } = await import('./event-page.tsx');
        return () => <EventPage area={area} />;
      },
    },
  },
];
