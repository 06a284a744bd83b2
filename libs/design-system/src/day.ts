/**
 * The day that a person wrote, ISO: day, month and year with or without something between; null when there is no such day, or
 * none between 1900 and 2099.
 */
export function readDay(text: string): string | null {
  const written = text.trim();
  const parts =
    /^(?<day>\d{1,2})(?:\s*[./-]\s*|\s+)(?<month>\d{1,2})(?:\s*[./-]\s*|\s+)(?<year>\d{4})\.?$/.exec(written) ??
    /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(written) ??
    /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(written);
  if (!parts?.groups) return null;
  const { day = '', month = '', year = '' } = parts.groups;
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) && /^(19|20)/.test(iso) ? iso : null;
}

/** Whether an ISO text names a day that the calendar has. */
export function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

/** "20.02.2027" of an ISO day; what is no day stays as it is. */
export const writeDay = (value: string): string => (isDay(value) ? value.split('-').toReversed().join('.') : value);
