import type { Role } from '@psp/contracts/common';
import { sql } from 'kysely';
import { queueMail } from '../../operating/mail/queue-mail.ts';
import { oneRow } from '../../sql.ts';
import type { Dated } from '../../write.ts';
import { hashSecret, newSecret } from '../../operating/secrets.ts';

/**
 * Creates a new link for an open invitation, in place of the earlier one, and queues its mail. Does nothing when the invitation
 * was accepted, revoked or expired meanwhile. Runs in the caller's transaction.
 */
export const issueInvitation = async ({ db, now }: Dated, invitationId: string): Promise<void> => {
  const token = newSecret();
  const row = await oneRow(
    db,
    sql<{ email: string; role: Role; organisation: string; invitedBy: string }>`
      update invitation i set token_hash = ${hashSecret(token)} from organisation o, account a
      where i.id = ${invitationId} and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${now}
        and o.id = i.organisation_id and a.id = i.invited_by
      returning i.email::text as email, i.role, o.name as organisation, a.display_name as "invitedBy"`,
  );
  if (!row) return;
  const { email, ...data } = row;
  await queueMail(db, email, 'invitation', { ...data, token });
};
