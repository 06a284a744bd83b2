import {
  dayNumber,
  formatClock,
  formatDate,
  formatPastDay,
  formatShortDate,
  formatWeekday,
  YEARLESS_DAYS,
} from '@psp/design-system/format';
import { strings } from './strings.ts';

const daysAgo = (iso: string, now: Date): number => dayNumber(now) - dayNumber(new Date(iso));

/** Formats the time of a conversation's last message for the list: "09:12", "ieri", "17 nov.", "3 martie 2025". */
export const lastWhen = (iso: string, now: Date): string => {
  const days = daysAgo(iso, now);
  if (days <= 0) return formatClock(iso);
  if (days === 1) return strings.yesterday;
  return days < YEARLESS_DAYS ? formatShortDate(iso) : formatDate(iso);
};

/** Formats the day of a message: "azi, 20 noiembrie", "joi, 19 noiembrie", "3 martie 2025". */
export const dayOf = (iso: string, now: Date): string => {
  if (daysAgo(iso, now) === 0) return `${strings.today}, ${formatWeekday(iso).split(', ')[1]}`;
  return formatPastDay(iso, now);
};

export const isSameDay = (one: string, other: string): boolean =>
  dayNumber(new Date(one)) === dayNumber(new Date(other));

/** Formats when the other side read a message: the time, preceded by the day unless it is today. */
export const seenWhen = (iso: string, now: Date): string =>
  daysAgo(iso, now) === 0 ? formatClock(iso) : `${formatShortDate(iso)}, ${formatClock(iso)}`;
