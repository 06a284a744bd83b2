import type { TicketDue } from '@psp/contracts/tickets';
import { dayNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** How much time is left to answer, in the hours or days by which it is counted. */
export function dueLabel({ at, isOverdue, workingMinutes }: TicketDue, now: Date): string {
  if (isOverdue) return strings.isOverdue;
  if (workingMinutes === null) return strings.inDays(dayNumber(new Date(at)) - dayNumber(now));
  return workingMinutes < 60 ? strings.inMinutes : strings.inHours(Math.floor(workingMinutes / 60));
}
