import { REMINDER_DAYS } from '@psp/contracts/package-names';
import type { MemberPackage } from '@psp/contracts/package-names';
import { romanianDay } from '@psp/contracts/romania';
import { sql } from 'kysely';
import type { TimedStep } from '../../capability.ts';
import { notifyOwners } from '../../operating/notifications/notify.ts';
import { oneRow, type Sql } from '../../sql.ts';
import { NOTIFICATIONS } from './notifications.ts';

/* Days from today to the last day of the period `p`. */
const left = (now: Date): Sql => sql`(p.ends_on - ${romanianDay(now)}::date)`;

/* The nearest reminder that is due for the period `p`; null before the first one. */
const stage = (now: Date): Sql =>
  sql`(select min(d) from unnest(${[...REMINDER_DAYS]}::int[]) d where d >= ${left(now)})`;

/* SQL condition: the owners were not reminded at the present stage. After days without a worker, only the nearest one is sent. */
const isDue = (
  now: Date,
): Sql => sql`(p.status = 'open' and ${left(now)} between 0 and ${Math.max(...REMINDER_DAYS)}::int
  and (p.reminded_days is null or p.reminded_days > ${stage(now)}))`;

interface Ending {
  organisationId: string;
  kind: 'uat' | 'firma';
  package: MemberPackage;
  endsOn: string;
  left: number;
  unpaid: string | null;
}

/** Reminds the owners of approved members of the end of their package, once for each stage. */
export const remindOfEnds: TimedStep = {
  due: (now) => sql`select p.id from package_period p join organisation o on o.id = p.organisation_id
    where ${isDue(now)} and o.status = 'approved' order by p.ends_on, p.id`,
  apply: async (write, id) => {
    const { db, now } = write;
    // Only the process that updates the row sends the reminder.
    const ending = await oneRow(
      db,
      sql<Ending>`update package_period p set reminded_days = ${stage(now)} from organisation o
        where p.id = ${id} and o.id = p.organisation_id and o.status = 'approved' and ${isDue(now)}
        returning p.organisation_id as "organisationId", o.kind, p.package, p.ends_on::text as "endsOn", ${left(now)} as left,
          (select f.number from proforma f join package_period n on n.id = f.period_id
            where n.organisation_id = p.organisation_id and n.status = 'proposed' and f.status = 'issued') as unpaid`,
    );
    if (ending)
      notifyOwners(write, ending.organisationId, NOTIFICATIONS.ends(ending, ending, ending.left, ending.unpaid));
  },
};
