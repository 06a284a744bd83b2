import { fromDate, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';

/** The time zone of the portal: every day and hour that people read or write is Romania's. */
export const ROMANIA = 'Europe/Bucharest';

/** The calendar day (yyyy-mm-dd) in Romania at a moment: the one that dates without an hour refer to. */
export const romanianDay = (moment: Date): string => toCalendarDate(fromDate(moment, ROMANIA)).toString();

/** What clocks in Romania show at a moment, as hh:mm. */
export const romanianTime = (moment: Date): string => toTime(fromDate(moment, ROMANIA)).toString().slice(0, 5);

/**
 * The moment at which clocks in Romania show this time (hh:mm) on a day (yyyy-mm-dd). Of an hour that comes twice it is the
 * first; one that is left out in spring is the hour after it. Throws when day or time is none.
 */
export const romanianMoment = (day: string, time: string): Date =>
  toZoned(parseDateTime(`${day}T${time}`), ROMANIA).toDate();
