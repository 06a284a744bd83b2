import { sql } from 'kysely';
import { DomainError } from '../../../errors.ts';
import { hashSecret, newSecret } from '../../../operating/secrets.ts';
import { record } from '../../../operating/audit/record.ts';
import { oneRow } from '../../../sql.ts';
import type { Write } from '../../../write.ts';

/** Creates the secret with which a mail's link ends the recipient's alerts, and returns it. The database stores only its hash. */
export const makeStopLink = async ({ db, now }: Write<unknown>, membershipId: string): Promise<string> => {
  const token = newSecret();
  await db.run(sql`insert into alert_mail_link (token_hash, membership_id, created_at)
    values (${hashSecret(token)}, ${membershipId}, ${now})`);
  return token;
};

/** `source`: `one-click` for the unsubscribe button of a mail program. */
interface StopByLink {
  token: string;
  source: 'mail' | 'one-click';
}

/**
 * Ends the alerts of the member who received the mail with this secret; the filters are kept. Does nothing if the alerts have ended
 * already. Throws `link.invalid`.
 */
export const stopAlertsByLink = async (
  write: Write<{ accountId: string | null; organisationId: string | null }>,
  { token, source }: StopByLink,
): Promise<void> => {
  const { db } = write;
  const member = await oneRow(
    db,
    sql<{ id: string; accountId: string; organisationId: string }>`select m.id, m.account_id as "accountId",
        m.organisation_id as "organisationId" from alert_mail_link l join membership m on m.id = l.membership_id
      where l.token_hash = ${hashSecret(token)}`,
  );
  if (!member) throw new DomainError('link.invalid');
  const stopped = await db.run(sql<{ id: string }>`update saved_filter set frequency = null, version = version + 1
    where membership_id = ${member.id} and frequency is not null returning id`);
  const actor = { ...write.actor, ...member };
  for (const { id } of stopped)
    record({ ...write, actor }, { entity: 'saved-filter', id }, { action: 'stop-alerts' }, { details: { source } });
};
