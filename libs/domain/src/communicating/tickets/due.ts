import type { TicketKind } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { addWorkingTime, dayAfter, type WorkingDays } from './working-time.ts';
import { readHours } from './working-time-setting.ts';

/** The support page promises an answer in 24–48 hours, in 2–4 hours when it is urgent. */
const DAYS = 2;
const URGENT_HOURS = 4;
/** OUG 112/2018: messages about accessibility must be answered within 30 days. */
const ACCESSIBILITY_DAYS = 30;

interface Priority {
  kind: TicketKind;
  isUrgent: boolean;
}

/** Returns when the answer to a message written at `since` is due. */
export const dueOf = ({ kind, isUrgent }: Priority, since: Date, days: WorkingDays): Date =>
  kind === 'accessibility'
    ? romanianMoment(dayAfter(romanianDay(since), ACCESSIBILITY_DAYS), '23:59')
    : addWorkingTime(since, isUrgent ? URGENT_HOURS : DAYS * (days.closesAt - days.opensAt), days);

/** Reads the working hours and all stored public holidays. */
export const readWorkingDays = async (db: Db): Promise<WorkingDays> => {
  const [hours, days] = await Promise.all([
    readHours(db),
    db.run(sql<{ day: string }>`select day::text as day from holiday`),
  ]);
  return { ...hours, holidays: new Set(days.map(({ day }) => day)) };
};
