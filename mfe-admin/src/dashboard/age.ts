import { plural } from '@psp/design-system/format';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const minutes = { one: 'minut', few: 'minute', other: 'minute' };
const hours = { one: 'oră', few: 'ore', other: 'ore' };
const days = { one: 'zi', few: 'zile', other: 'zile' };

/** A length of time in whole minutes, hours below two days, or days: "o oră", "44 de ore", "6 zile". */
export function span(ms: number): string {
  if (ms < HOUR) return worded(Math.max(1, Math.floor(ms / MINUTE)), minutes, 'un minut');
  if (ms < 2 * DAY) return worded(Math.floor(ms / HOUR), hours, 'o oră');
  return worded(Math.floor(ms / DAY), days, 'o zi');
}
const worded = (count: number, forms: typeof days, one: string): string => (count === 1 ? one : plural(count, forms));

/** For how long something waits: "de 6 zile". */
export const ageText = (since: string, now: Date): string => `de ${span(now.getTime() - Date.parse(since))}`;

/** How far a time limit is: "mai sunt 3 ore", "mai este o oră", "depășit de 2 zile". */
export function limitText(dueAt: string, now: Date): string {
  const left = Date.parse(dueAt) - now.getTime();
  if (left <= 0) return `depășit de ${span(-left)}`;
  const text = span(left);
  return /^(o|un) /.test(text) ? `mai este ${text}` : `mai sunt ${text}`;
}

/** Whether a limit is past or ends within a day. */
export const isPressing = (dueAt: string | null, now: Date): boolean =>
  dueAt !== null && Date.parse(dueAt) - now.getTime() < DAY;
