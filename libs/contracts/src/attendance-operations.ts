import { editors, viewers } from './access.ts';
import { admitPerson, attendanceSheet, markAttendance, marked, ticketView } from './attendance.ts';
import { act, file, operations, read } from './operations.ts';

/** Attendance of events, as the association marks it. */
export const attendanceOperations = operations(['admin'], {
  sheet: read('/events/:id/attendance', { access: viewers, view: attendanceSheet }),
  mark: act('attendance.mark', 'POST /events/:id/attendance', {
    ...{ access: editors, on: 'event', body: markAttendance, view: marked },
  }),
  admit: act('attendance.admit', 'POST /events/:id/walk-ins', {
    ...{ access: editors, on: 'event', body: admitPerson, view: attendanceSheet },
  }),
  close: act('attendance.close', 'POST /events/:id/attendance/close', {
    ...{ access: editors, on: 'event', view: attendanceSheet },
  }),
});

/** Tickets and certificates of an organisation's own people. */
export const ticketOperations = operations(['uat', 'firma'], {
  view: read('/event-registrations/:id/ticket', { access: viewers, view: ticketView }),
  ticketPdf: file('/event-registrations/:id/ticket.pdf', { access: viewers }),
  certificatePdf: file('/event-registrations/:id/certificate.pdf', { access: viewers }),
});
