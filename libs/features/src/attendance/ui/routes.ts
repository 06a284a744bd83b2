import { type PageRoute, pageWith } from '@psp/remote/page';
import type { Side } from './queries.ts';

/** Creates the route of an area's tickets; `base` is the path of its events. */
export const ticketRoute = (kind: Side, base: string): PageRoute =>
  pageWith(
    { kind },
    `${base}/bilete/:id`,
    async () => (await import('./ticket-page.tsx')).TicketPage,
    async () => (await import('./loaders.ts')).ticketLoader,
  );
