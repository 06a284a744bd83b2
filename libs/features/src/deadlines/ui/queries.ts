import type { CalendarAddress, CalendarState, DeadlineList } from '@psp/contracts/deadlines';
import { readQuery } from '@psp/remote/reads';
import { api } from '../common/api.ts';

export const deadlinesQuery = readQuery<DeadlineList>(api, ['uat', 'deadlines'], '/deadlines');
export const calendarQuery = readQuery<CalendarState>(api, ['uat', 'calendar'], '/calendar');
export const openCalendar = (): Promise<CalendarAddress> => api.post<CalendarAddress>('/calendar/open', {});
export const closeCalendar = (): Promise<void> => api.post('/calendar/close', {});
