import type { EntityManager } from '@mikro-orm/postgresql';
import { hashSecret, newSecret } from '../accounts/secrets.ts';
import { queueMail } from '../../communicating/mail/queue-mail.ts';

interface Row {
  email: string;
  role: 'owner' | 'editor' | 'viewer';
  organisation: string;
  invitedBy: string;
}

/**
 * Makes a new link for an open invitation, which ends the one before, and queues the mail that carries it. Does nothing when
 * the invitation was accepted, revoked or expired meanwhile. Runs in the caller's transaction.
 */
export const issueInvitation = async (em: EntityManager, invitationId: string): Promise<void> => {
  const token = newSecret();
  const [row] = await em.execute<Row[]>(
    `update invitation i set token_hash = ?
     from organisation o, account a
     where i.id = ? and i.accepted_at is null and i.revoked_at is null and i.expires_at > now()
       and o.id = i.organisation_id and a.id = i.invited_by
     returning i.email::text as email, i.role, o.name as organisation, a.display_name as "invitedBy"`,
    [hashSecret(token), invitationId],
  );
  if (!row) return;
  const { email, ...data } = row;
  await queueMail(em, email, 'invitation', { ...data, token });
};
