import { page, type PageRoute } from '@psp/remote/page';

/** Tickets of support. */
export const ticketRoutes: PageRoute[] = [
  page(
    'tickets',
    async () => (await import('./tickets-page.tsx')).TicketsPage,
    async () => (await import('./queries.ts')).ticketQueue.loadList,
  ),
  page(
    'tickets/:id',
    async () => (await import('./ticket-page.tsx')).TicketPage,
    async () => (await import('./queries.ts')).ticketQueue.loadView,
  ),
];
