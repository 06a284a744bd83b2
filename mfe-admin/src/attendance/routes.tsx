import { page, type PageRoute } from '@psp/remote/page';

/** Attendance of an event. */
export const attendanceRoutes: PageRoute[] = [
  page(
    'events/:id/prezenta',
    async () => (await import('./attendance-page.tsx')).AttendancePage,
    async () => (await import('./queries.ts')).loadAttendance,
  ),
];
