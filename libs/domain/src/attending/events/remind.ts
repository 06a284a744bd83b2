import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { eventOf } from './end-offers.ts';
import { NOTIFICATIONS } from './notifications.ts';
import { notifyConfirmed } from './notify-registered.ts';

/* The Romanian clock that many days before the start; nights in which it changes do not move a reminder by an hour. */
const isDue = (
  column: Sql,
  days: number,
  now: Date,
): Sql => sql`(e.status = 'published' and e.starts_at > ${now}::timestamptz
  and e.starts_at at time zone 'Europe/Bucharest' <= (${now}::timestamptz at time zone 'Europe/Bucharest') + make_interval(days => ${days}::int)
  and ${column} is distinct from e.starts_at)`;

/* Reminds who has a seat, once for each start of an event. */
const remind = (column: string, days: number): TimedStep => {
  const reminded = sql.ref(column);
  return {
    due: (now) => sql`select e.id from event e where ${isDue(sql`e.${reminded}`, days, now)}`,
    apply: async (write, id) => {
      // Only the process that updates the row sends the reminders.
      const due = await oneRow(
        write.db,
        sql`update event e set ${reminded} = e.starts_at where e.id = ${id} and ${isDue(sql`e.${reminded}`, days, write.now)} returning e.id`,
      );
      if (!due) return;
      const event = await eventOf(write, { id });
      await notifyConfirmed(write, event, (kind) => NOTIFICATIONS.soon(kind, event));
    },
  };
};

/** Days before an event at which the participants are reminded. */
const WEEK = 7;

export const remindAWeekBefore = remind('reminded_week_of', WEEK);
export const remindADayBefore = remind('reminded_day_of', 1);
