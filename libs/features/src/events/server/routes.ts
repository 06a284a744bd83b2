import { acting, implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { eventOperations } from '@psp/contracts/events-operations';
import {
  closeEventCalendar,
  eventForCalendar,
  openEventCalendar,
  readEventCalendar,
} from '@psp/domain/attending/events/calendar';
import { listEvents, listNextEvents, readEvent } from '@psp/domain/attending/events/queries';
import { leaveEvent, registerForEvent, takeOfferedSeat } from '@psp/domain/attending/events/take-part';
import { found } from '@psp/domain/load';
import { eventCalendarOf, eventHref } from './calendar.ts';

/** Registers the routes of events for one area. */
export const eventRoutes = (app: PortalApp, kind: 'uat' | 'firma'): void => {
  const { publicOrigin } = app.portal;
  implement(app, kind, eventOperations, {
    list: ({ db, actor, now }, query) => listEvents(db, actor, query, now),
    next: ({ db, actor, now }) => listNextEvents(db, actor, now),
    view: ({ db, actor, now }, { id }) => readEvent(db, actor, id, now),
    calendarFile: async ({ db, actor }, { id }, reply) => {
      const event = found(await eventForCalendar(db, actor, id));
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'attachment; filename="eveniment.ics"')
        .send(eventCalendarOf(event.title, [event], (one) => publicOrigin + eventHref(kind, one.id)));
    },
    register: acting({
      command: registerForEvent,
      answer: ({ db, actor, now }, _, { id }) => readEvent(db, actor, id, now),
    }),
    accept: takeOfferedSeat,
    leave: leaveEvent,
    calendar: ({ db, actor }) => readEventCalendar(db, actor),
    openCalendar: acting({
      command: openEventCalendar,
      isSecret: true,
      answer: async (_, token) => ({ address: `${publicOrigin}/api/public/event-calendar/${token}.ics` }),
    }),
    closeCalendar: closeEventCalendar,
  });
};
