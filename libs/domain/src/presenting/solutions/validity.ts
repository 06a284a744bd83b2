import { romanianDay } from '@psp/contracts/romania';
import { type RawBuilder, sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Days before its last one at which the firm of a solution is reminded. */
const DAYS_BEFORE = 7;

interface Ending {
  id: string;
  title: string;
  organisationId: string;
  validUntil: string;
}

/* Solutions `s` in the marketplace whose firm has not been told of this last day, in the column `told`. */
const untold = (told: RawBuilder<unknown>, isNear: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`s.status = 'published' and ${isNear} and ${told} is distinct from s.valid_until`;

const step = (
  column: string,
  isNear: (day: string) => RawBuilder<unknown>,
  message: (typeof NOTIFICATIONS)['ended' | 'ends'],
): TimedStep => {
  const isDue = (now: Date) => untold(sql.ref(`s.${column}`), isNear(romanianDay(now)));
  return {
    due: (now) => sql<{ id: string }>`select s.id from solution s join organisation o on o.id = s.organisation_id
      where ${isDue(now)} and o.status = 'approved'`,
    apply: async (write, id) => {
      // Whoever sets it tells; another process finds nothing left to set.
      const ending = await oneRow(
        write.db,
        sql<Ending>`update solution s set ${sql.ref(column)} = s.valid_until where s.id = ${id} and ${isDue(write.now)}
          returning s.id, s.title, s.organisation_id as "organisationId", s.valid_until::text as "validUntil"`,
      );
      if (ending) notify(write, [ending.organisationId], message(ending));
    },
  };
};

/** Reminds firms of solutions that will soon not be listed any more, once for each last day. */
export const remindOfSolutions = step(
  'reminded_of',
  (day) => sql`s.valid_until between ${day}::date and ${day}::date + ${sql.lit(DAYS_BEFORE)}`,
  NOTIFICATIONS.ends,
);

/** Tells firms of solutions that are not listed any more because their last day has passed, once for each. */
export const tellOfEndedSolutions = step('ended_of', (day) => sql`s.valid_until < ${day}::date`, NOTIFICATIONS.ended);
