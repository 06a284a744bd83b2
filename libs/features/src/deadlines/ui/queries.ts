import type { deadlineOperations } from '@psp/contracts/deadlines';
import type { DeadlineSide } from '@psp/contracts/deadline-names';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';

const apiOf = (side: DeadlineSide) => createApi<typeof deadlineOperations>(side);

export const deadlinesQuery = (side: DeadlineSide) => readQuery(apiOf(side), [side, 'deadlines'], 'GET /deadlines');
/** Path of the calendar file. */
export const deadlinesHref = (side: DeadlineSide): string => apiOf(side).href('GET /deadlines.ics');
export const calendarQuery = (side: DeadlineSide) => readQuery(apiOf(side), [side, 'calendar'], 'GET /calendar');
export const openCalendar = (side: DeadlineSide) => apiOf(side).call('POST /calendar/open');
export const closeCalendar = (side: DeadlineSide) => apiOf(side).call('POST /calendar/close');
