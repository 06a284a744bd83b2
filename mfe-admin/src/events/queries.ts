import { editedEventQuery, type RegisteredQuery, registeredQuery as registeredSchema } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import type { eventEditingOperations } from '@psp/contracts/events-operations';
import { createApi } from '@psp/remote/api';
import { bySchema } from '@psp/remote/lists/by-schema';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { startLoading } from '@psp/remote/start-loading';
import type { LoaderFunction } from 'react-router-dom';
import { queueOf } from '../queue/queue.ts';
import { REGISTERED_LABELS, SHOW_LABELS, strings } from './strings.ts';

export const api = createApi<typeof eventEditingOperations>('admin');

/** Keys of what a change of an event changes. */
export const REFRESHED = [['admin', 'events']] as const;

export const eventQueue = queueOf({
  list: listFilters('/admin/events', bySchema(editedEventQuery), {
    show: { label: strings.show, options: SHOW_LABELS },
    kind: { label: strings.kind, placeholder: strings.allKinds, options: EVENT_KINDS },
  }),
  listQuery: (query) => listQuery(api, ['admin', 'events', 'list', query], 'GET /events', { query }),
  viewQuery: (id) => readQuery(api, ['admin', 'events', 'one', id], 'GET /events/:id', { id }),
});

/** Filters of those registered for an event, on its page. */
export const registeredFilters = (id: string) =>
  listFilters(`/admin/events/${id}`, bySchema(registeredSchema), {
    show: { label: strings.shownRegistered, options: REGISTERED_LABELS },
  });

export const registeredQuery = (id: string, query: RegisteredQuery) =>
  listQuery(api, ['admin', 'events', 'registered', id, query], 'GET /events/:id/registrations', { id, query });

/** Download address of the filtered registrations. */
export const exportHref = (id: string, { page: _, ...shown }: RegisteredQuery, format: 'csv' | 'xlsx') =>
  api.href('GET /events/:id/registrations/export', { id, query: { ...shown, format } });

/** Messages that were sent to the participants of an event. */
export const messagesQuery = (id: string) =>
  readQuery(api, ['admin', 'events', 'messages', id], 'GET /events/:id/messages', { id });

/** Loads an event with the first of those registered. */
export const loadEvent: LoaderFunction = (args) => {
  const id = args.params['id'] ?? '';
  const filters = registeredFilters(id).read(new URL(args.request.url).searchParams);
  return Promise.all([startLoading(args, eventQueue.viewQuery(id)), startLoading(args, registeredQuery(id, filters))]);
};

/** Id of the event whose text a form begins with: the edited one, or the one that is copied; null for an empty form. */
export const sourceOf = (id: string | undefined, search: URLSearchParams): string | null => id ?? search.get('from');

export const loadEventText: LoaderFunction = (args) => {
  const source = sourceOf(args.params['id'], new URL(args.request.url).searchParams);
  return source ? startLoading(args, eventQueue.viewQuery(source)) : null;
};
