import { dayNumber, formatShortDate } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** Formats a due date: "azi", "mâine", "24 nov.", or "termen depășit"; today and overdue dates are urgent. */
export function dueLabel(dueAt: string, now: Date): { text: string; isUrgent: boolean } {
  const days = dayNumber(new Date(dueAt)) - dayNumber(now);
  if (days < 0) return { text: strings.overdue(formatShortDate(dueAt)), isUrgent: true };
  if (days === 0) return { text: strings.today, isUrgent: true };
  return { text: days === 1 ? strings.tomorrow : formatShortDate(dueAt), isUrgent: false };
}
