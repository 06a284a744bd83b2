import { romanianDay, romanianMoment, romanianTime } from '@psp/contracts/romania';

interface Sitting {
  startsAt: string;
  endsAt: string;
}

/** A sitting as it is typed: yyyy-mm-dd and hh:mm in the time of Romania. */
export interface SittingRow {
  day: string;
  from: string;
  until: string;
}

export const EMPTY_SITTING: SittingRow = { day: '', from: '10:00', until: '13:00' };

/** Day of a moment in Romania, yyyy-mm-dd. */
export const dayOf = (iso: string): string => romanianDay(new Date(iso));
/** Time of the day of a moment in Romania, hh:mm. */
export const timeOf = (iso: string): string => romanianTime(new Date(iso));

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Reads a typed time of the day as hh:mm; null for anything else. */
export const clockOf = (text: string): string | null => {
  const [, hour, minute] = TIME.exec(text.trim()) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : null;
};

/** The moment of a typed day and time; the text itself when one of them is none, so that the schema names the problem. */
export const momentOf = (day: string, time: string): string => {
  const clock = clockOf(time);
  try {
    return clock ? romanianMoment(day, clock).toISOString() : '';
  } catch {
    return day;
  }
};

export const rowOf = ({ startsAt, endsAt }: Sitting): SittingRow => ({
  day: dayOf(startsAt),
  from: timeOf(startsAt),
  until: timeOf(endsAt),
});
export const sittingOf = ({ day, from, until }: SittingRow): Sitting => ({
  startsAt: momentOf(day, from),
  endsAt: momentOf(day, until),
});
/** Whether the hours of every row can be read. */
export const areTimes = (rows: readonly SittingRow[]): boolean =>
  rows.every(({ from, until }) => clockOf(from) && clockOf(until));
export const TIME_PROBLEM = 'Scrieți ora cu două cifre și două puncte, de exemplu 10:00.';
