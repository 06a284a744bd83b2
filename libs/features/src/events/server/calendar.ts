import type { Kind } from '@psp/contracts/common';
import type { CalendarEvent } from '@psp/domain/attending/events/calendar';
import { eventPath } from '@psp/domain/attending/events/notifications';
import ical, { ICalEventStatus } from 'ical-generator';

/** In seconds; the interval in which calendars reload the file. */
const HOUR = 3600;

/** Path of an event in an area, or for visitors. */
export const eventHref = (kind: Kind | 'public', id: string): string =>
  kind === 'public' ? `/evenimente/${id}` : eventPath(kind, { id });

const statusOf = ({ isCancelled, isTentative }: CalendarEvent): ICalEventStatus => {
  if (isCancelled) return ICalEventStatus.CANCELLED;
  return isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED;
};

/**
 * Formats events as an iCalendar text, one entry for each day. Ids do not change when an event is moved, and the version of an event is the
 * sequence of its entries, so that a calendar that holds an earlier one replaces it. `hrefOf` gives the whole address of the page.
 */
export function eventCalendarOf(
  name: string,
  events: readonly CalendarEvent[],
  hrefOf: (event: CalendarEvent) => string,
): string {
  const calendar = ical({ name, prodId: '//Portal PSP//Evenimente//RO', ttl: HOUR });
  for (const event of events)
    for (const [day, { startsAt, endsAt }] of event.sittings.entries()) {
      const href = hrefOf(event);
      const online = event.onlineUrl ? [`Întâlnirea online: ${event.onlineUrl}`] : [];
      calendar.createEvent({
        id: `event-${event.id}-${day + 1}@portal-psp`,
        sequence: event.version,
        start: new Date(startsAt),
        end: new Date(endsAt),
        summary: event.sittings.length > 1 ? `${event.title} (ziua ${day + 1})` : event.title,
        location: event.place,
        status: statusOf(event),
        // Many calendars do not show an event's `url`.
        description: [event.summary, ...online, `Deschideți în portal: ${href}`].join('\n'),
        url: href,
      });
    }
  return calendar.toString();
}
