import { page, type PageRoute } from '@psp/remote/page';

/** Attendance of a course. */
export const trainingAttendanceRoutes: PageRoute[] = [
  page(
    'training/:id/prezenta',
    async () => (await import('./attendance-page.tsx')).TrainingAttendancePage,
    async () => (await import('./queries.ts')).loadSheet,
  ),
];
