const zone = 'Europe/Bucharest';
const locale = 'ro-RO';

/* Created lazily: all eleven take 100 ms on a phone, and a page uses few of them. */
const whenUsed = <Formatter,>(make: () => Formatter): (() => Formatter) => {
  let made: Formatter | undefined;
  return () => (made ??= make());
};
const numbers = (digits: Intl.NumberFormatOptions) => whenUsed(() => new Intl.NumberFormat(locale, digits));
const dates = (parts: Intl.DateTimeFormatOptions) =>
  whenUsed(() => new Intl.DateTimeFormat(locale, { timeZone: zone, ...parts }));

const integer = numbers({ maximumFractionDigits: 0 });
const decimal = numbers({ maximumFractionDigits: 2 });
const unrounded = numbers({ maximumFractionDigits: 20 });
const money = numbers({ minimumFractionDigits: 2, maximumFractionDigits: 2 });
const rating = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const pluralRules = whenUsed(() => new Intl.PluralRules('ro'));
const relative = whenUsed(() => new Intl.RelativeTimeFormat('ro', { numeric: 'auto' }));

const fullDate = dates({ day: 'numeric', month: 'long', year: 'numeric' });
const dayAndMonth = dates({ day: 'numeric', month: 'long' });
const shortDate = dates({ day: 'numeric', month: 'short' });
const clock = dates({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const weekday = dates({ weekday: 'long', day: 'numeric', month: 'long' });
const isoDay = whenUsed(() => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }));

/** Formats a number with at most two decimals: "15.000", "1.234,5". */
export function formatNumber(value: number): string {
  // Small integers need no formatter; creating the first one is slow on a phone.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return decimal().format(value);
}

/** Formats a number with all its decimals ("12,345"), for values that a person typed. */
export const formatUnrounded = (value: number): string => unrounded().format(value);

/** Formats an amount in lei: "15.000 lei", "15.000,50 lei", with a non-breaking space. */
export function formatLei(value: number): string {
  const isWhole = Number.isInteger(Math.round(value * 100) / 100);
  return `${(isWhole ? integer : money)().format(value)}\u00a0lei`;
}

const KIB = 1024;

/** Formats a file size: "820 kB", "1,4 MB", with a non-breaking space. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  if (kilobytes < KIB) return `${formatNumber(kilobytes)}\u00a0kB`;
  return `${formatNumber(Math.round((bytes / KIB / KIB) * 10) / 10)}\u00a0MB`;
}

/** Formats a rating from 1 to 5 with one decimal: "4,9". */
export function formatRating(value: number): string {
  return rating().format(value);
}

/** Formats an ISO date or date-time in Romania's time zone: "5 martie 2026". */
export function formatDate(iso: string): string {
  return fullDate().format(new Date(iso));
}

/** Formats a date without its year: "5 mar.". */
export function formatShortDate(iso: string): string {
  return shortDate().format(new Date(iso));
}

/** Formats a date-time: "20 noiembrie 2026, 12:00". */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso);
  return `${fullDate().format(moment)}, ${clock().format(moment)}`;
}

/** Formats the time of day of a date-time: "15:12". */
export const formatClock = (iso: string): string => clock().format(new Date(iso));

/** Formats a date with the day of the week: "joi, 19 noiembrie". */
export const formatWeekday = (iso: string): string => weekday().format(new Date(iso));

/** Number of days for which a past date is shown without its year. */
export const YEARLESS_DAYS = 300;

/** Formats a past date: "joi, 19 noiembrie", or "3 martie 2025" when it is long ago. */
export const formatPastDay = (iso: string, now: Date): string =>
  dayNumber(now) - dayNumber(new Date(iso)) < YEARLESS_DAYS ? formatWeekday(iso) : formatDate(iso);

/** Day number of a moment in Romania's time zone; the difference of two counts the midnights between them. */
export const dayNumber = (moment: Date): number => Date.parse(isoDay().format(moment)) / 86_400_000;

/**
 * Formats a moment relative to now: "acum 8 minute", "acum 2 ore" (same day), "ieri, 16:40", "mâine, 12:00", else the date
 * ("18 noiembrie", with another year than now's).
 */
export function formatRelative(iso: string, now: string | number | Date): string {
  const moment = new Date(iso);
  const present = new Date(now);
  const minutes = Math.trunc((moment.getTime() - present.getTime()) / 60_000);
  if (Math.abs(minutes) < 60)
    return relative().format(minutes === 0 ? 0 : minutes, minutes === 0 ? 'second' : 'minute');
  const days = dayNumber(moment) - dayNumber(present);
  if (days === 0) return relative().format(Math.trunc(minutes / 60), 'hour');
  if (Math.abs(days) === 1) return `${relative().format(days, 'day')}, ${clock().format(moment)}`;
  const isSameYear = isoDay().format(moment).slice(0, 4) === isoDay().format(present).slice(0, 4);
  return (isSameYear ? dayAndMonth : fullDate)().format(moment);
}

export interface PluralForms {
  /** 1 */
  one: string;
  /** 0, 2 to 19, and 101 to 119 and so on */
  few: string;
  /** From 20 on; preceded by "de". */
  other: string;
}

/** A noun with its count: "1 oraș", "2 orașe", "20 de orașe", "101 orașe". */
export function plural(count: number, forms: PluralForms): string {
  const rule = pluralRules().select(count);
  const number = formatNumber(count);
  if (rule === 'one') return `${number} ${forms.one}`;
  return rule === 'few' ? `${number} ${forms.few}` : `${number} de ${forms.other}`;
}
