import { serverNow } from '@psp/auth/session/server-clock';
import type { PublicEventQuery } from '@psp/contracts/events';
import { EVENT_KINDS } from '@psp/contracts/event-names';
import type { publicEventOperations } from '@psp/contracts/events-operations';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { monthChoice } from '@psp/features/events/ui/months';
import { createApi } from '@psp/remote/api';
import { byParts, day, keysOf, oneOf, page, text } from '@psp/remote/lists/by-parts';
import { listFilters } from '@psp/remote/lists/list-filters';
import { listQuery, readQuery } from '@psp/remote/queries';
import { listLoader, recordLoader } from '@psp/remote/start-loading';
import { strings } from './strings.ts';

const events = createApi<typeof publicEventOperations>('public');

/** Filters of the list. `shown`: what is listed, which decides the months that are offered. */
export const eventFilters = (shown: Pick<PublicEventQuery, 'show' | 'month'> = { show: 'coming' }) =>
  listFilters(
    '/evenimente',
    byParts<PublicEventQuery>({
      q: text,
      show: oneOf(['coming', 'past'], 'coming'),
      kind: oneOf(keysOf(EVENT_KINDS)),
      county: oneOf(keysOf(COUNTIES)),
      month: day,
      page,
    }),
    {
      month: monthChoice(shown, serverNow()),
      county: { label: strings.county, placeholder: strings.allCounties, options: COUNTIES },
      kind: { label: strings.kind, placeholder: strings.allKinds, options: EVENT_KINDS },
    },
  );

export const eventsQuery = (query: PublicEventQuery) =>
  listQuery(events, ['public', 'events', query], 'GET /events', { query });

export const eventQuery = (id: string) => readQuery(events, ['public', 'event', id], 'GET /events/:id', { id });

/** Path of the calendar file of an event. */
export const calendarFileOf = (id: string): string => events.href('GET /events/:id/calendar.ics', { id });

export const loadEvents = listLoader(eventFilters(), eventsQuery);
export const loadEvent = recordLoader(eventQuery);
