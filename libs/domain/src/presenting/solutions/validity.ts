import { romanianDay } from '@psp/contracts/romania';
import { type RawBuilder, sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Days before the last day of a solution when its firm is reminded. */
const DAYS_BEFORE = 7;

interface EndingSolution {
  id: string;
  title: string;
  organisationId: string;
  validUntil: string;
}

/*
 * SQL condition: the firm of the solution `s` was not notified of its last day. `notifiedDay`: column with the day of which it was.
 */
const isPending = (notifiedDay: RawBuilder<unknown>, isNear: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`s.status = 'published' and ${isNear} and ${notifiedDay} is distinct from s.valid_until`;

const step = (
  column: string,
  isNear: (day: string) => RawBuilder<unknown>,
  message: (typeof NOTIFICATIONS)['ended' | 'ends'],
): TimedStep => {
  const isDue = (now: Date) => isPending(sql.ref(`s.${column}`), isNear(romanianDay(now)));
  return {
    due: (now) => sql<{ id: string }>`select s.id from solution s join organisation o on o.id = s.organisation_id
      where ${isDue(now)} and o.status = 'approved'`,
    apply: async (write, id) => {
      // Only the process that updates the row sends the notification.
      const ending = await oneRow(
        write.db,
        sql<EndingSolution>`update solution s set ${sql.ref(column)} = s.valid_until where s.id = ${id} and ${isDue(write.now)}
          returning s.id, s.title, s.organisation_id as "organisationId", s.valid_until::text as "validUntil"`,
      );
      if (ending) notify(write, [ending.organisationId], message(ending));
    },
  };
};

/** Reminds firms of solutions whose last day is near, once for each last day. */
export const remindOfSolutions = step(
  'reminded_of',
  (day) => sql`s.valid_until between ${day}::date and ${day}::date + ${sql.lit(DAYS_BEFORE)}`,
  NOTIFICATIONS.ends,
);

/** Notifies firms of solutions whose last day has passed, once for each last day. */
export const tellOfEndedSolutions = step('ended_of', (day) => sql`s.valid_until < ${day}::date`, NOTIFICATIONS.ended);
