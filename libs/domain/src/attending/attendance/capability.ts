import { ACTS, ERRORS } from '@psp/contracts/words/attendance';
import { type Capability, OFFICE_WORK } from '../../capability.ts';
import { Attendance } from '../../migrations/0112-attendance.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Attendance by sitting, which events and trainings share. Changes are announced as those of the registration. */
export const attendance: Capability = {
  name: 'attendance',
  words: { ACTS, ERRORS },
  migrations: { '0112-attendance': Attendance },
  notifications: NOTIFICATIONS,
  personalData: {
    leftOut: { 'attendance.marked_by': OFFICE_WORK },
    stays: ['attendance.marked_by'],
  },
};
