import { type Deadline, deadlineHref, deadlineLabel, type DeadlineSide } from '@psp/contracts/deadlines';
import { romanianDay } from '@psp/contracts/romania';
import ical, { ICalAlarmType } from 'ical-generator';

/** How often calendars are asked to read it again, in seconds. */
const HOUR = 3600;
/**
 * Seconds before the moment at which calendars remind of it; of a whole day, from its midnight, so that it is nine in the morning
 * before.
 */
const REMINDED = { moment: 24 * HOUR, wholeDay: 15 * HOUR };

/* Whole days have no time zone; the library writes their date in UTC. */
const startOf = ({ at, isWholeDay }: Deadline): Date =>
  new Date(isWholeDay ? `${romanianDay(new Date(at))}T00:00:00Z` : at);

interface Owner {
  name: string;
  side: DeadlineSide;
}

/* Calendars show the description everywhere, and the address often nowhere. */
const descriptionOf = ({ number, authority }: Deadline, href: string): string =>
  [`${number}, ${authority}`, `Deschideți în portal: ${href}`, 'Memento: cu o zi înainte.'].join('\n');

/** Deadlines as an iCalendar text, with a reminder the day before. `origin`: scheme, host and port of the portal. */
export function calendarOf({ name, side }: Owner, deadlines: readonly Deadline[], origin: string): string {
  const calendar = ical({ name: `Termene ${name}`, prodId: '//Portal PSP//Termene//RO', ttl: HOUR });
  for (const deadline of deadlines) {
    const { kind, id, part, title, isWholeDay } = deadline;
    const href = origin + deadlineHref(side, deadline);
    const summary = `${deadlineLabel(side, deadline)}: ${title}`;
    const event = calendar.createEvent({
      // The same for a deadline that moves or is renamed.
      id: `${[kind, id, part].filter(Boolean).join('-')}@portal-psp`,
      start: startOf(deadline),
      allDay: isWholeDay,
      summary,
      description: descriptionOf(deadline, href),
      url: href,
    });
    const trigger = isWholeDay ? REMINDED.wholeDay : REMINDED.moment;
    event.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
  }
  return calendar.toString();
}
