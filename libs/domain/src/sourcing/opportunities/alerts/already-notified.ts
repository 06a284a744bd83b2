import { sql } from 'kysely';
import { mailTime } from '../../../operating/notifications/notify.ts';
import type { Db } from '../../../read-db.ts';
import { NOTIFICATIONS as CONSULTATIONS } from '../../consultations/notifications.ts';
import { NOTIFICATIONS as REQUESTS } from '../../service-requests/notifications.ts';
import type { Found } from './matching.ts';

interface Person {
  accountId: string;
  organisationId: string;
}

interface Unnotified {
  /** What the portal has not notified of. */
  inPortal: Found[];
  /** What no mail was sent of at once: a digest would come too late, or was never chosen. */
  byMail: Found[];
}

/* Notifications that name one opportunity, each with a mail of its own for who wants one. */
const NAMED = [REQUESTS.newOpportunity, REQUESTS.invited, CONSULTATIONS.asked, CONSULTATIONS.invited].map(
  ({ event: { name, topic } }) => ({ name, topic }),
);

/** Leaves out the opportunities of which the person was notified by name. */
export const withoutNotified = async (
  db: Db,
  { accountId, organisationId }: Person,
  found: readonly Found[],
): Promise<Unnotified> => {
  const ids = [...new Set(found.flatMap(({ opportunities }) => opportunities.map(({ id }) => id)))];
  const rows = await db.run(
    sql<{
      id: string;
      isMailed: boolean;
    }>`select r.id, bool_or(coalesce(${mailTime(sql`t.name`, sql`t.topic`)} = 'now', false)) as "isMailed"
      from unnest(${ids}::uuid[]) r (id)
        join account a on a.id = ${accountId}
        join notification n on n.account_id = a.id and n.organisation_id = ${organisationId} and n.href = '/firma/opportunities/' || r.id
        left join jsonb_to_recordset(${JSON.stringify(NAMED)}::jsonb) as t (name text, topic text) on t.name = n.event
        left join notification_choice c on c.account_id = a.id and c.event = t.name
      group by r.id`,
  );
  const mailed = rows.filter(({ isMailed }) => isMailed);
  return { inPortal: without(found, rows), byMail: without(found, mailed) };
};

const without = (found: readonly Found[], notified: readonly { id: string }[]): Found[] => {
  const ids = new Set(notified.map(({ id }) => id));
  return found
    .map((one) => ({ ...one, opportunities: one.opportunities.filter(({ id }) => !ids.has(id)) }))
    .filter(({ opportunities }) => opportunities.length > 0);
};
