import { fromDate, parseDateTime, toCalendarDate, toTime, toZoned } from '@internationalized/date';

/** Time zone of the portal. */
export const ROMANIA = 'Europe/Bucharest';

/** Date (yyyy-mm-dd) of a moment in Romania. */
export const romanianDay = (moment: Date): string => toCalendarDate(fromDate(moment, ROMANIA)).toString();

/** Time of day (hh:mm) of a moment in Romania. */
export const romanianTime = (moment: Date): string => toTime(fromDate(moment, ROMANIA)).toString().slice(0, 5);

/**
 * Moment of a Romanian date (yyyy-mm-dd) and time (hh:mm). The first one for a repeated hour; an hour later for a skipped
 * one. Throws for an invalid date or time.
 */
export const romanianMoment = (day: string, time: string): Date =>
  toZoned(parseDateTime(`${day}T${time}`), ROMANIA).toDate();
