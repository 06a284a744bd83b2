import type { Todo } from '@psp/contracts/dashboards';
import { formatShortDate } from '@psp/design-system/format';
import { messages } from './messages.ts';

const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bucharest' });
const DAY_MS = 86_400_000;

const dayNumber = (moment: Date): number => Date.parse(day.format(moment)) / DAY_MS;

/** Where a thing to do is done: the tab or the part of the page that its button opens. */
export function todoHref({ kind, id }: Todo): string {
  if (kind === 'openOffers' || kind === 'decideOffers') return `/uat/service-requests/${id}?tab=offers`;
  if (kind === 'answerQuestions') return `/uat/service-requests/${id}?tab=questions`;
  return `/uat/projects/${id}${kind === 'writeReview' ? '#reviews' : ''}`;
}

/** "azi", "mâine", "24 nov."; late from the day itself on. */
export function dueWords(dueAt: string, now: Date): { text: string; isLate: boolean } {
  const distance = dayNumber(new Date(dueAt)) - dayNumber(now);
  const words: Record<number, string> = { [-1]: messages.yesterday, 0: messages.today, 1: messages.tomorrow };
  return { text: words[distance] ?? formatShortDate(dueAt), isLate: distance <= 0 };
}
