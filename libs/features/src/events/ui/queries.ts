import type { EventQuery } from '@psp/contracts/events';
import { type ActOptions, useAct } from '@psp/remote/act/use-act';
import { listQuery, readQuery } from '@psp/remote/queries';
import type { EventArea } from './area.ts';

export const eventsQuery = ({ kind, api }: EventArea, query: EventQuery) =>
  listQuery(api, [kind, 'events', 'list', query], 'GET /events', { query });

export const nextEventsQuery = ({ kind, api }: EventArea) =>
  readQuery(api, [kind, 'events', 'next'], 'GET /next-events');

export const eventQuery = ({ kind, api }: EventArea, id: string) =>
  readQuery(api, [kind, 'events', 'one', id], 'GET /events/:id', { id });

export const eventCalendarQuery = ({ kind, api }: EventArea) =>
  readQuery(api, [kind, 'event-calendar'], 'GET /event-calendar');

/** Act on registrations; refetches events and their lists. */
export const useEventAct = <Input = string | void, Answer = unknown>(
  { kind }: EventArea,
  options: Omit<ActOptions<Input, Answer>, 'refreshes'>,
) => useAct<Input, Answer>({ ...options, refreshes: [[kind, 'events']] });
