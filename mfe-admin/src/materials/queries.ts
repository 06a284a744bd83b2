import type { materialEditingOperations } from '@psp/contracts/event-materials';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

export const api = createApi<typeof materialEditingOperations>('admin');

export const materialsQuery = (id: string) =>
  readQuery(api, ['admin', 'events', 'materials', id], 'GET /events/:id/materials', { id });

/** Key of the page of the event, whose history names what was done with its materials. */
export const eventKey = (id: string) => ['admin', 'events', 'one', id];
