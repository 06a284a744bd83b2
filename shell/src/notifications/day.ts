import { dayNumber, formatPastDay } from '@psp/design-system/format';
import { strings } from './strings.ts';

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('ro') + text.slice(1);

/** A day as a heading: "Astăzi", "Ieri", "Joi, 19 noiembrie", "3 martie 2025". */
export const dayOf = (iso: string, now: Date): string => {
  const days = dayNumber(now) - dayNumber(new Date(iso));
  if (days <= 0) return strings.today;
  if (days === 1) return strings.yesterday;
  return capitalised(formatPastDay(iso, now));
};
