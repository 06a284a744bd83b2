import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { type Message, notifyAdmins, notifyMembers } from '../../operating/notifications/notify.ts';
import { oneRow } from '../../sql.ts';
import type { Subject } from './subject.ts';

const isOld = (now: Date) => sql`d.status = 'published' and d.verified_on is not null
  and d.reminded_of is distinct from d.verified_on
  and d.verified_on <= ((${now}::timestamptz at time zone 'Europe/Bucharest') - interval '1 year')::date`;

/**
 * Creates the step that reminds whoever answers for a row when its last check is a year old; all of the association once they have
 * left it.
 */
export const remindOwnersOf = (
  { table, title }: Subject,
  message: (one: { id: string; title: string }) => Message,
): TimedStep => ({
  due: (now) => sql`select d.id from ${table} d where ${isOld(now)}`,
  apply: async (write, id) => {
    const { db, now } = write;
    // Only the process that updates the row notifies.
    const due = await oneRow(
      db,
      sql<{ id: string; title: string; ownerId: string; organisationId: string | null }>`update ${table} d
        set reminded_of = verified_on where d.id = ${id} and ${isOld(now)}
        returning d.id, ${title} as title, d.owner_id as "ownerId", (select m.organisation_id from membership m
          join organisation o on o.id = m.organisation_id and o.kind = 'admin' where m.account_id = d.owner_id limit 1) as "organisationId"`,
    );
    if (!due) return;
    if (due.organisationId) notifyMembers(write, due.organisationId, [due.ownerId], message(due));
    else notifyAdmins(write, message(due));
  },
});
