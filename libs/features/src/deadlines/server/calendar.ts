import { type Deadline, deadlineHref, deadlineLabel, type DeadlineSide } from '@psp/contracts/deadlines';
import { romanianDay } from '@psp/contracts/romania';
import ical, { ICalAlarmType } from 'ical-generator';

/** How often calendars are asked to read it again, in seconds. */
const HOUR = 3600;

/** How long before a deadline a calendar reminds of it, in seconds. */
const DAY = 24 * HOUR;

/* Whole days have no time zone; the library writes their date in UTC. */
const startOf = ({ at, isWholeDay }: Deadline): Date =>
  new Date(isWholeDay ? `${romanianDay(new Date(at))}T00:00:00Z` : at);

/* Many calendars show this text alone. */
const describe = ({ number, authority }: Deadline, url: string): string =>
  [number, authority, url, 'Reamintire: cu o zi înainte.'].filter(Boolean).join('\n');

interface Owner {
  name: string;
  side: DeadlineSide;
}

/** Deadlines as an iCalendar text. `origin`: scheme, host and port of the portal. */
export function calendarOf({ name, side }: Owner, deadlines: readonly Deadline[], origin: string): string {
  const calendar = ical({ name: `Termene ${name}`, prodId: '//Portal PSP//Termene//RO', ttl: HOUR });
  for (const deadline of deadlines) {
    const { kind, id, part, title, isWholeDay } = deadline;
    const summary = `${deadlineLabel(side, deadline)}: ${title}`;
    const url = origin + deadlineHref(side, deadline);
    const event = calendar.createEvent({
      // The same for a deadline that moves or is renamed.
      id: `${[kind, id, part].filter(Boolean).join('-')}@portal-psp`,
      start: startOf(deadline),
      allDay: isWholeDay,
      summary,
      description: describe(deadline, url),
      url,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: DAY, description: summary });
  }
  return calendar.toString();
}
