import { ROMANIA } from '@psp/contracts/romania';

const exact = new Intl.DateTimeFormat('ro-RO', {
  timeZone: ROMANIA,
  ...{ day: '2-digit', month: '2-digit', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});

/** Formats a date-time to the second, in digits: "20.11.2026, 12:00:07". */
export const formatMoment = (iso: string): string => exact.format(new Date(iso));
