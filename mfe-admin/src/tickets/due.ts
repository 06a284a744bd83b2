import type { TicketDue } from '@psp/contracts/tickets';
import { dayNumber } from '@psp/design-system/format';
import { messages } from './messages.ts';

/** How much time is left to answer, in the hours or days by which it is counted. */
export function dueLabel({ at, isOverdue, workingMinutes }: TicketDue, now: Date): string {
  if (isOverdue) return messages.isOverdue;
  if (workingMinutes === null) return messages.inDays(dayNumber(new Date(at)) - dayNumber(now));
  return workingMinutes < 60 ? messages.inMinutes : messages.inHours(Math.floor(workingMinutes / 60));
}
