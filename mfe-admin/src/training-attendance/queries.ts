import type { trainingAttendanceOperations } from '@psp/contracts/enrolment';
import { createApi } from '@psp/remote/api';
import { readQuery } from '@psp/remote/queries';
import { recordLoader } from '@psp/remote/start-loading';

export const api = createApi<typeof trainingAttendanceOperations>('admin');

/** Path of the attendance of a course. */
export const attendancePath = (id: string): string => `/admin/training/${id}/prezenta`;

export const sheetQuery = (id: string) =>
  readQuery(api, ['admin', 'trainings', 'attendance', id], 'GET /trainings/:id/attendance', { id });

export const loadSheet = recordLoader(sheetQuery);
