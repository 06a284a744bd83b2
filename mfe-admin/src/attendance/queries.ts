import type { attendanceOperations } from '@psp/contracts/attendance-operations';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

export const api = createApi<typeof attendanceOperations>('admin');

export const attendanceQuery = (id: string) =>
  readQuery(api, ['admin', 'events', 'attendance', id], 'GET /events/:id/attendance', { id });

export const loadAttendance = recordLoader(attendanceQuery);
