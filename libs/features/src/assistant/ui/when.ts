import type { AssistantConversationItem } from '@psp/contracts/assistant';
import { dayNumber, formatClock, formatRelative, formatWeekday } from '@psp/design-system/format';
import { strings } from './strings.ts';

const WEEK_DAYS = 7;

const daysAgo = (iso: string, now: Date): number => dayNumber(now) - dayNumber(new Date(iso));

/** Formats when a conversation changed last: "14:36", "joi", "3 noiembrie". */
export const changedWhen = (iso: string, now: Date): string => {
  const days = daysAgo(iso, now);
  if (days <= 0) return formatClock(iso);
  return days < WEEK_DAYS ? (formatWeekday(iso).split(',')[0] ?? '') : formatRelative(iso, now);
};

/** Conversations of today, of the last days, and older ones, without empty groups. */
export const byAge = (items: readonly AssistantConversationItem[], now: Date) => {
  const groupOf = ({ updatedAt }: AssistantConversationItem) => {
    const days = daysAgo(updatedAt, now);
    if (days <= 0) return strings.today;
    return days < WEEK_DAYS ? strings.week : strings.older;
  };
  return [strings.today, strings.week, strings.older]
    .map((title) => ({ title, items: items.filter((item) => groupOf(item) === title) }))
    .filter((group) => group.items.length > 0);
};
