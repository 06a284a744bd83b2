import type { TicketKind } from '@psp/contracts/ticket-basics';
import { sql } from 'kysely';
import type { Db } from '../../read-db.ts';
import { romanianDay, romanianMoment } from '@psp/contracts/romania';
import { addWorkingTime, dayAfter, type Holidays, WORKING_DAY_HOURS } from './working-time.ts';

/** The support page promises an answer in 24–48 hours, in 2–4 hours when it is urgent. */
const HOURS = 2 * WORKING_DAY_HOURS;
const URGENT_HOURS = 4;
/** OUG 112/2018: messages about accessibility must be answered within 30 days. */
const ACCESSIBILITY_DAYS = 30;

interface Priority {
  kind: TicketKind;
  isUrgent: boolean;
}

/** Returns when the answer to a message written at `since` is due. */
export const dueOf = ({ kind, isUrgent }: Priority, since: Date, holidays: Holidays): Date =>
  kind === 'accessibility'
    ? romanianMoment(dayAfter(romanianDay(since), ACCESSIBILITY_DAYS), '23:59')
    : addWorkingTime(since, isUrgent ? URGENT_HOURS : HOURS, holidays);

/** Reads all stored public holidays. */
export const readHolidays = async (db: Db): Promise<Holidays> =>
  new Set((await db.run(sql<{ day: string }>`select day::text as day from holiday`)).map(({ day }) => day));
