import { type PageRoute, pageWith } from '@psp/remote/page';
import type { EventArea } from './area.ts';

/** Creates the routes of an area's events: the list at `base`, and events below it. */
export const eventRoutes = (area: EventArea, base: string): PageRoute[] => [
  pageWith(
    { area },
    base,
    async () => (await import('./events-page.tsx')).EventsPage,
    async () => (await import('./loaders.ts')).eventsLoader,
  ),
  pageWith(
    { area },
    `${base}/:id`,
    async () => (await import('./event-page.tsx')).EventPage,
    async () => (await import('./loaders.ts')).eventLoader,
  ),
];
