const zone = 'Europe/Bucharest';
const locale = 'ro-RO';

/* Made when first used: the eleven together take a telephone a tenth of a second, and a page uses few of them. */
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
const isoDay = whenUsed(() => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }));

/** "15.000", "1.234,5": at most two decimals. */
export function formatNumber(value: number): string {
  // Most numbers of a page are small and read as they are; the first formatter alone holds a telephone up.
  if (Number.isInteger(value) && Math.abs(value) < 1000) return String(value);
  return decimal().format(value);
}

/** The same with all its decimals ("12,345"): what a person typed is not rounded under their eyes. */
export const formatUnrounded = (value: number): string => unrounded().format(value);

/**
 * The number that a person typed, null when it is none. "15.000" is fifteen thousand; a dot that cannot separate
 * thousands ("15.5") is taken for the comma it was meant to be.
 */
export function parseNumber(text: string): number | null {
  const compact = text.replace(/\s/g, '');
  const isGrouped = /^-?\d{1,3}(\.\d{3})+(,\d*)?$/.test(compact);
  const plain = (isGrouped ? compact.replaceAll('.', '') : compact).replace(',', '.');
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** An amount in lei: "15.000 lei", "15.000,50 lei" when it has bani; the space does not break. */
export function formatLei(value: number): string {
  const isWhole = Number.isInteger(Math.round(value * 100) / 100);
  return `${(isWhole ? integer : money)().format(value)}\u00a0lei`;
}

const KIB = 1024;

/** The size of a file: "820 kB", "1,4 MB"; the space does not break. */
export function formatFileSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KIB));
  if (kilobytes < KIB) return `${formatNumber(kilobytes)}\u00a0kB`;
  return `${formatNumber(Math.round((bytes / KIB / KIB) * 10) / 10)}\u00a0MB`;
}

/** A mark out of five with one decimal: "4,9". */
export function formatRating(value: number): string {
  return rating().format(value);
}

/** "5 martie 2026", from an ISO date or moment, in Romania's time. */
export function formatDate(iso: string): string {
  return fullDate().format(new Date(iso));
}

/** "5 mar.", for tight places where the year is plain. */
export function formatShortDate(iso: string): string {
  return shortDate().format(new Date(iso));
}

/** "20 noiembrie 2026, 12:00". */
export function formatDateTime(iso: string): string {
  const moment = new Date(iso);
  return `${fullDate().format(moment)}, ${clock().format(moment)}`;
}

/** Number of the calendar day of a moment in Romania; the difference of two is how many midnights lie between. */
export const dayNumber = (moment: Date): number => Date.parse(isoDay().format(moment)) / 86_400_000;

/**
 * How far a moment is from now: "acum 8 minute", "acum 2 ore" on the same day, "ieri, 16:40", "mâine, 12:00", then the
 * day ("18 noiembrie", with the year when it is another).
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
  /** From 20 on; "de" is put before it. */
  other: string;
}

/** A counted noun: "1 oraș", "2 orașe", "20 de orașe", "101 orașe". */
export function plural(count: number, forms: PluralForms): string {
  const rule = pluralRules().select(count);
  const number = formatNumber(count);
  if (rule === 'one') return `${number} ${forms.one}`;
  return rule === 'few' ? `${number} ${forms.few}` : `${number} de ${forms.other}`;
}
