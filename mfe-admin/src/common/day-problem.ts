import { isoDate } from '@psp/contracts/common';

/** Returns the contract's error message for the text of a date field; undefined for a valid day (yyyy-mm-dd). */
export const dayProblem = (day: string): string | undefined => isoDate.safeParse(day).error?.issues[0]?.message;
