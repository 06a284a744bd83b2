import { z } from 'zod';
import { anyone, editors, viewers } from './access.ts';
import { isoDateTime, versioned, withReason } from './common.ts';
import { repeatEvent } from './event-repeats.ts';
import {
  editedEventList,
  editedEventQuery,
  editedEventView,
  editEvent,
  eventContent,
  eventList,
  eventQuery,
  eventView,
  nextEvents,
  publicEventList,
  publicEventQuery,
  publicEventView,
  registeredExportQuery,
  registeredList,
  registeredQuery,
  registerPeople,
} from './events.ts';
import { act, file, operations, read } from './operations.ts';
import { seatMessage, sentMessages } from './seat-messages.ts';

/** When the person's calendar address was created; null without one. */
const calendarState = z.object({ openedAt: isoDateTime.nullable() });
const changed = { access: editors, view: eventView };
const nothing = z.strictObject({});
/** Events as members read them, with the registrations of their organisation. */
export const eventOperations = operations(['uat', 'firma'], {
  list: read('/events', { access: viewers, query: eventQuery, view: eventList }),
  next: read('/next-events', { access: viewers, view: nextEvents }),
  view: read('/events/:id', { access: viewers, view: eventView }),
  calendarFile: file('/events/:id/calendar.ics', { access: viewers }),
  register: act('seat-registration.create', 'POST /events/:id/registrations', { ...changed, body: registerPeople }),
  accept: act('seat-registration.accept', 'POST /event-registrations/:id/accept', { access: editors, body: versioned }),
  leave: act('seat-registration.cancel', 'POST /event-registrations/:id/cancel', { access: editors, body: versioned }),
  calendar: read('/event-calendar', { access: viewers, view: calendarState }),
  openCalendar: act('event-calendar.open', 'POST /event-calendar/open', {
    access: viewers,
    body: nothing,
    view: z.object({ address: z.string() }),
  }),
  closeCalendar: act('event-calendar.close', 'POST /event-calendar/close', { access: viewers, body: nothing }),
});

/** Events for visitors, and the calendar feed for the holder of its address, since calendar programs cannot sign in. */
export const publicEventOperations = operations(['public'], {
  list: read('/events', { access: anyone, query: publicEventQuery, view: publicEventList }),
  view: read('/events/:id', { access: anyone, view: publicEventView }),
  calendarFile: file('/events/:id/calendar.ics', { access: anyone }),
  feed: file('/event-calendar/:token.ics', {
    access: anyone,
    params: z.strictObject({ token: z.string().min(1).max(100) }),
  }),
});

const edited = { access: editors, view: editedEventView };
/** Events as the association makes them, with everybody who is registered. */
export const eventEditingOperations = operations(['admin'], {
  list: read('/events', { access: viewers, query: editedEventQuery, view: editedEventList }),
  view: read('/events/:id', { access: viewers, view: editedEventView }),
  create: act('event.create', 'POST /events', { ...edited, body: eventContent }),
  edit: act('event.edit', 'PUT /events/:id', { ...edited, body: editEvent }),
  publish: act('event.publish', 'POST /events/:id/publish', { ...edited, body: versioned }),
  cancel: act('event.cancel', 'POST /events/:id/cancel', { ...edited, body: withReason }),
  repeat: act('event.repeat', 'POST /events/:id/repeat', { access: editors, body: repeatEvent }),
  messages: read('/events/:id/messages', { access: viewers, view: sentMessages }),
  message: act('event.message', 'POST /events/:id/messages', {
    access: editors,
    body: seatMessage,
    view: sentMessages,
  }),
  registered: read('/events/:id/registrations', { access: viewers, query: registeredQuery, view: registeredList }),
  export: file('/events/:id/registrations/export', { access: viewers, query: registeredExportQuery }),
  remove: act('seat-registration.cancel', 'POST /event-registrations/:id/cancel', {
    access: editors,
    body: withReason,
  }),
});
