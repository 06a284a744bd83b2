import { page, type PageRoute } from '@psp/remote/page';

/** Events and their texts. */
export const eventRoutes: PageRoute[] = [
  page(
    'events',
    async () => (await import('./events-page.tsx')).EventsPage,
    async () => (await import('./queries.ts')).eventQueue.loadList,
  ),
  page(
    'events/nou',
    async () => (await import('./form-page.tsx')).EventFormPage,
    async () => (await import('./queries.ts')).loadEventText,
  ),
  page(
    'events/:id',
    async () => (await import('./event-page.tsx')).EventPage,
    async () => (await import('./queries.ts')).loadEvent,
  ),
  page(
    'events/:id/text',
    async () => (await import('./form-page.tsx')).EventFormPage,
    async () => (await import('./queries.ts')).loadEventText,
  ),
];
