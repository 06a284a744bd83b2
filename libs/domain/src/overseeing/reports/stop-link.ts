import { sql } from 'kysely';
import { DomainError } from '../../errors.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';
import { oneRow } from '../../sql.ts';
import type { Write } from '../../write.ts';
import { record } from '../../operating/audit/record.ts';

/** Creates the secret with which a mail's link stops the monthly reports, and returns it. The database stores only its hash. */
export const makeStopLink = async ({ db, now }: Write<unknown>, reportMailId: string): Promise<string> => {
  const token = newSecret();
  await db.run(sql`insert into report_mail_link (token_hash, report_mail_id, created_at)
    values (${hashSecret(token)}, ${reportMailId}, ${now})`);
  return token;
};

/** `source`: `one-click` for the unsubscribe button of a mail program. */
interface StopByLink {
  token: string;
  source: 'mail' | 'one-click';
}

/**
 * Stops the monthly reports to the recipient of the mail with this secret. Throws `link.invalid`, also if they have stopped
 * already.
 */
export const stopByLink = async (
  write: Write<{ accountId: string | null; organisationId: string | null }>,
  { token, source }: StopByLink,
): Promise<void> => {
  const stopped = await oneRow(
    write.db,
    sql<{ id: string; accountId: string; organisationId: string }>`delete from report_mail m using report_mail_link l
      where l.token_hash = ${hashSecret(token)} and m.id = l.report_mail_id
      returning m.id, m.account_id as "accountId", m.organisation_id as "organisationId"`,
  );
  if (!stopped) throw new DomainError('link.invalid');
  const { id, accountId, organisationId } = stopped;
  const actor = { ...write.actor, accountId, organisationId };
  record({ ...write, actor }, { entity: 'report-mail', id }, { action: 'stop' }, { details: { source } });
};
