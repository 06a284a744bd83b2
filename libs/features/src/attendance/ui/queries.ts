import type { ticketOperations } from '@psp/contracts/attendance-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export type Side = 'uat' | 'firma';

export const ticketsApi = (kind: Side) => createApi<typeof ticketOperations>(kind);
export const ticketQuery = (kind: Side, id: string) =>
  readQuery(ticketsApi(kind), [kind, 'events', 'ticket', id], 'GET /event-registrations/:id/ticket', { id });
