import type { EventQuery } from '@psp/contracts/events';
import { monthAfter } from '@psp/contracts/report-periods';
import { monthLabel } from '@psp/contracts/report-words';
import { dayNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

const DAY_MS = 86_400_000;
const MONTHS = 12;

/* Months from the current one, nearest first. */
const AHEAD = Array.from({ length: MONTHS }, (_, at) => at);
const BACK = AHEAD.map((at) => -at);
const OFFERED: Record<EventQuery['show'], readonly number[]> = {
  coming: AHEAD,
  past: BACK,
  own: [...AHEAD.toReversed(), ...BACK.slice(1)],
};

/** The filter by month, in the order of the list. A chosen month is offered even if it is further away. */
export const monthChoice = ({ show, month }: Pick<EventQuery, 'show' | 'month'>, now: Date) => {
  const current = new Date(dayNumber(now) * DAY_MS).toISOString().slice(0, 7);
  const offered = OFFERED[show].map((many) => `${monthAfter(current, many)}-01`);
  const all = month === undefined || offered.includes(month) ? offered : [month, ...offered];
  const options = Object.fromEntries(all.map((day) => [day, monthLabel(day.slice(0, 7))]));
  return { label: strings.month, placeholder: strings.allMonths, options };
};
