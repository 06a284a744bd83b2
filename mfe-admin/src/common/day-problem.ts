import { isoDate } from '@psp/contracts/common';

/** What is wrong with a day as its field gives it, in the words of the contract; undefined for a day of the calendar. */
export const dayProblem = (day: string): string | undefined => isoDate.safeParse(day).error?.issues[0]?.message;
