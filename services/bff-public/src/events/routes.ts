import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { publicEventOperations } from '@psp/contracts/events-operations';
import { eventsOfCalendar, publicEventForCalendar, readerOfCalendar } from '@psp/domain/attending/events/calendar';
import { listPublicEvents, publicEventText } from '@psp/domain/attending/events/queries';
import { found } from '@psp/domain/load';
import { eventCalendarOf, eventHref } from '@psp/features/events/server/calendar';

const CALENDAR = 'text/calendar; charset=utf-8';

/** Events for visitors, and the calendar feed, for which the secret address is the permission. */
export const eventRoutes = (app: PortalApp): void => {
  const { publicOrigin } = app.portal;
  implement(app, 'public', publicEventOperations, {
    list: ({ db, now }, query) => listPublicEvents(db, query, now),
    view: ({ db }, { id }) => publicEventText(db, id),
    calendarFile: async ({ db }, { id }, reply) => {
      const event = found(await publicEventForCalendar(db, id));
      return reply
        .type(CALENDAR)
        .header('content-disposition', 'attachment; filename="eveniment.ics"')
        .send(eventCalendarOf(event.title, [event], (one) => publicOrigin + eventHref('public', one.id)));
    },
    feed: async ({ db }, { token }, reply) => {
      const reader = found(await readerOfCalendar(db, token));
      const events = await eventsOfCalendar(db, reader);
      const hrefOf = ({ id }: { id: string }) => publicOrigin + eventHref(reader.kind, id);
      reply.type(CALENDAR).header('cache-control', 'private, no-store');
      return reply.send(eventCalendarOf(`Evenimente ${reader.name}`, events, hrefOf));
    },
  });
};
