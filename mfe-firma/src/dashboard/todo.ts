import type { Todo } from '@psp/contracts/dashboards';
import { formatShortDate } from '@psp/design-system/format';
import { messages } from './messages.ts';

const PATHS: Partial<Record<Todo['kind'], (id: string) => string>> = {
  confirmOffer: (id) => `/firma/opportunities/${id}/oferta`,
  finishOffer: (id) => `/firma/opportunities/${id}/oferta`,
  startProject: (id) => `/firma/projects/${id}`,
  continueProject: (id) => `/firma/projects/${id}`,
  writeReview: (id) => `/firma/projects/${id}#recenzie`,
};

/** Where a thing to do is done. */
export const todoPath = ({ kind, id }: Pick<Todo, 'kind' | 'id'>): string => PATHS[kind]?.(id) ?? '/firma/dashboard';

const READING: typeof PATHS = {
  confirmOffer: (id) => `/firma/opportunities/${id}`,
  finishOffer: (id) => `/firma/opportunities/${id}`,
};

/** Where the same thing is only read. */
export const readingPath = (todo: Pick<Todo, 'kind' | 'id'>): string => READING[todo.kind]?.(todo.id) ?? todoPath(todo);

const bucharestDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bucharest' });
const dayNumber = (moment: Date) => Date.parse(bucharestDay.format(moment)) / 86_400_000;

/** "azi", "mâine", "24 nov.", or that the day has passed; what is due today or is late is urgent. */
export function dueLabel(dueAt: string, now: Date): { text: string; isUrgent: boolean } {
  const days = dayNumber(new Date(dueAt)) - dayNumber(now);
  if (days < 0) return { text: messages.overdue(formatShortDate(dueAt)), isUrgent: true };
  if (days === 0) return { text: messages.today, isUrgent: true };
  return { text: days === 1 ? messages.tomorrow : formatShortDate(dueAt), isUrgent: false };
}
