import type { ticketOperations } from '@psp/contracts/attendance-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { RouteObject } from 'react-router-dom';

export type Side = 'uat' | 'firma';

export const ticketsApi = (kind: Side) => createApi<typeof ticketOperations>(kind);
export const ticketQuery = (kind: Side, id: string) =>
  readQuery(ticketsApi(kind), [kind, 'events', 'ticket', id], 'GET /event-registrations/:id/ticket', { id });

/** Creates the route of an area's tickets; `base` is the path of its events. */
export const ticketRoute = (kind: Side, base: string): RouteObject => ({
  path: `${base}/bilete/:id`,
  loader: (args) => startLoading(args, ticketQuery(kind, args.params['id'] ?? '')),
  lazy: {
    Component: async () => {
      const { TicketPage } = await import('./ticket-page.tsx');
      return () => <TicketPage kind={kind} />;
    },
  },
});
