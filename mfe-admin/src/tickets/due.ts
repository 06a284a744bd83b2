import type { TicketDue } from '@psp/contracts/tickets';
import { dayNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** Time left to answer, in working hours, or in days for deadlines that are counted in days. */
export function dueLabel({ at, isOverdue, workingMinutes }: TicketDue, now: Date): string {
  if (isOverdue) return strings.isOverdue;
  if (workingMinutes === null) return strings.inDays(dayNumber(new Date(at)) - dayNumber(now));
  return workingMinutes < 60 ? strings.inMinutes : strings.inHours(Math.floor(workingMinutes / 60));
}
