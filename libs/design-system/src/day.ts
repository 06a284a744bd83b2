/**
 * Parses a typed date (day, month, year, with or without separators) to ISO. Null when it is not a date between 1900 and
 * 2099.
 */
export function parseDay(text: string): string | null {
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

/** Whether the text is an existing ISO date. */
export function isDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso);
}

/** Formats an ISO date as "20.02.2027"; returns any other text unchanged. */
export const formatDay = (value: string): string => (isDay(value) ? value.split('-').toReversed().join('.') : value);
