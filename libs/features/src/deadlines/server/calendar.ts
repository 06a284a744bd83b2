import type { Deadline } from '@psp/contracts/deadlines';
import { deadlineHref, deadlineLabel, type DeadlineSide } from '@psp/contracts/deadline-names';
import { romanianDay } from '@psp/contracts/romania';
import ical, { ICalAlarmType } from 'ical-generator';

/** In seconds; also the interval in which calendars reload the file. */
const HOUR = 3600;
/** Seconds from the reminder to the deadline. A whole day starts at midnight, so its reminder is at 9:00 the day before. */
const REMINDER = { moment: 24 * HOUR, wholeDay: 15 * HOUR };

/* The library writes the date of a whole day in UTC. */
const startOf = ({ at, isWholeDay }: Deadline): Date =>
  new Date(isWholeDay ? `${romanianDay(new Date(at))}T00:00:00Z` : at);

interface Owner {
  name: string;
  side: DeadlineSide;
}

/* The description repeats the address, because many calendars do not show an event's `url`. */
const descriptionOf = ({ number, authority }: Deadline, href: string): string =>
  [`${number}, ${authority}`, `Deschideți în portal: ${href}`, 'Memento: cu o zi înainte.'].join('\n');

/** Formats deadlines as an iCalendar text, with a reminder the day before. `origin` is scheme, host and port of the portal. */
export function calendarOf({ name, side }: Owner, deadlines: readonly Deadline[], origin: string): string {
  const calendar = ical({ name: `Termene ${name}`, prodId: '//Portal PSP//Termene//RO', ttl: HOUR });
  for (const deadline of deadlines) {
    const { kind, id, part, title, isWholeDay } = deadline;
    const href = origin + deadlineHref(side, deadline);
    const summary = `${deadlineLabel(side, deadline)}: ${title}`;
    const event = calendar.createEvent({
      // Does not change when a deadline is moved or renamed.
      id: `${[kind, id, part].filter(Boolean).join('-')}@portal-psp`,
      start: startOf(deadline),
      allDay: isWholeDay,
      summary,
      description: descriptionOf(deadline, href),
      url: href,
    });
    const trigger = isWholeDay ? REMINDER.wholeDay : REMINDER.moment;
    event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
  }
  return calendar.toString();
}
