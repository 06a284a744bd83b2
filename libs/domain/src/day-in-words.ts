import { ROMANIA } from '@psp/contracts/romania';

const words = new Intl.DateTimeFormat('ro-RO', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Formats an ISO date in Romanian: "5 martie 2026". */
export const dayInWords = (day: string): string => words.format(new Date(day));

const moment = new Intl.DateTimeFormat('ro-RO', {
  ...{ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: ROMANIA },
});

/** Formats a time in Romanian, in Romania's time zone: "5 martie 2026 la 14:05". */
export const momentInWords = (at: Date): string => moment.format(at);
