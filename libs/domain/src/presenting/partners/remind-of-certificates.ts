import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import type { TimedStep } from '../../capability.ts';
import { notify } from '../../operating/notifications/notify.ts';
import { markReadWhere } from '../../operating/notifications/waiting.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { NOTIFICATIONS } from './notifications.ts';

/** Days before the end of a certificate when its firm is reminded. */
const DAYS_BEFORE = 30;

interface EndingCertificate {
  organisationId: string;
  name: string;
  validUntil: string;
}

/* SQL condition: the certificate `c` ends soon, and its firm was not reminded of this end. */
const isDue = (
  now: Date,
): Sql => sql`(c.valid_until between ${romanianDay(now)}::date and ${romanianDay(now)}::date + ${DAYS_BEFORE}::int
  and c.reminded_of is distinct from c.valid_until)`;

/** Reminds firms of certificates that are about to end, once for each end. */
export const remindOfCertificates: TimedStep = {
  due: (now) => sql`select c.id from certificate c join organisation o on o.id = c.organisation_id
    where ${isDue(now)} and o.status = 'approved'`,
  apply: async (write, id) => {
    // Only the process that updates the row sends the reminder.
    const ending = await oneRow(
      write.db,
      sql<EndingCertificate>`update certificate c set reminded_of = c.valid_until where c.id = ${id} and ${isDue(write.now)}
        returning c.organisation_id as "organisationId", c.name, c.valid_until::text as "validUntil"`,
    );
    if (ending) notify(write, [ending.organisationId], NOTIFICATIONS.certificateEnds(ending));
  },
};

/** Marks the reminders of the actor's firm as read if no certificate ends on a day of which it was reminded. */
export const settleReminders = async (write: Write<Actor>): Promise<void> => {
  const { organisationId } = write.actor;
  await flush(write);
  await markReadWhere(
    write,
    sql`n.event = 'partners.certificateEnds' and n.organisation_id = ${organisationId}
      and split_part(n.href, '?', 1) = '/firma/profile'
      and not exists (select from certificate c where c.organisation_id = ${organisationId} and c.reminded_of = c.valid_until)`,
  );
};
