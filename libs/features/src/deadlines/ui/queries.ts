import type { CalendarAddress, CalendarState, DeadlineList, DeadlineSide } from '@psp/contracts/deadlines';
import type { Client } from '@psp/remote/client';
import { readQuery } from '@psp/remote/reads';

/** The side whose deadlines they are. */
export interface DeadlineArea {
  kind: DeadlineSide;
  /** The client of the area's own service. */
  client: Client;
}

export const deadlinesQuery = ({ kind, client }: DeadlineArea) =>
  readQuery<DeadlineList>(client, [kind, 'deadlines'], '/deadlines');
export const calendarQuery = ({ kind, client }: DeadlineArea) =>
  readQuery<CalendarState>(client, [kind, 'calendar'], '/calendar');
export const openCalendar = ({ client }: DeadlineArea): Promise<CalendarAddress> =>
  client.post<CalendarAddress>('/calendar/open', {});
export const closeCalendar = ({ client }: DeadlineArea): Promise<void> => client.post('/calendar/close', {});
