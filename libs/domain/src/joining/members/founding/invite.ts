import { sql } from 'kysely';
import { lock } from '../../../act.ts';
import type { Actor } from '../../../actor.ts';
import { DomainError } from '../../../errors.ts';
import { record } from '../../../operating/audit/record.ts';
import { isWithinLimit } from '../../../operating/limits/limit.ts';
import { queueMail } from '../../../operating/mail/queue-mail.ts';
import { hashSecret, newSecret } from '../../../operating/secrets.ts';
import type { Db } from '../../../read-db.ts';
import { oneRow } from '../../../sql.ts';
import { flush, type Write } from '../../../write.ts';
import { lockCui } from '../../organisations/cui.ts';
import type { FoundingContent } from './content.ts';
import { FoundingInvitation } from './invitation.entity.ts';

/** Thrown when the hour's number of mails is sent; the same invitation may be sent later. */
export class PaceReached extends Error {
  override name = 'PaceReached';
}

/* Throws `founding.known` or `founding.applying` when an organisation has the tax code or asks for it. */
const expectUnknown = async (db: Db, cui: string): Promise<void> => {
  const holder = await oneRow(
    db,
    sql<{ isOpen: boolean }>`select o.status in ('pending', 'needs_info') as "isOpen" from organisation o
      where o.cui = ${cui} and o.status <> 'rejected' order by 1 limit 1`,
  );
  if (holder) throw new DomainError(holder.isOpen ? 'founding.applying' : 'founding.known');
};

/* Ends an invitation that expired, or that went to another address. Throws `founding.open` for one that is open at this address. */
const replaceOther = async (write: Write<Actor>, cui: string, email: string): Promise<void> => {
  const { db, now } = write;
  const open = await oneRow(
    db,
    sql<{
      id: string;
    }>`select id from founding_invitation where cui = ${cui} and accepted_at is null and revoked_at is null`,
  );
  if (!open) return;
  const invitation = await lock(write, FoundingInvitation, open);
  const isSame = invitation.email.toLowerCase() === email.toLowerCase();
  if (isSame && invitation.statusAt(now) === 'open') throw new DomainError('founding.open');
  record(write, { entity: 'founding-invitation', id: invitation.id }, invitation.replace(now));
  await flush(write);
};

/**
 * Invites an organisation that is not in the portal, by a mail with a link. Throws `founding.known`, `founding.applying`,
 * `founding.open`, `invitation.too_often`, and `PaceReached` when the association has sent the hour's number of invitations.
 */
export const inviteOrganisation = async (
  write: Write<Actor>,
  { email, content }: { email: string; content: FoundingContent },
): Promise<void> => {
  const { em, db, actor, now } = write;
  const { cui, name } = content;
  await lockCui(db, cui);
  await expectUnknown(db, cui);
  await replaceOther(write, cui, email);
  if (!(await isWithinLimit(write, 'invite:email', `${email} ${cui}`))) throw new DomainError('invitation.too_often');
  if (!(await isWithinLimit(write, 'invite:founding', 'association'))) throw new PaceReached();
  const token = newSecret();
  const given = { email, content, tokenHash: hashSecret(token), invitedBy: actor.accountId };
  const invitation = FoundingInvitation.of(given, now);
  record(write, { entity: 'founding-invitation', id: invitation.id }, { action: 'create', from: 'none', to: 'open' });
  em.persist(invitation);
  await flush(write);
  await queueMail(db, email, 'founding-invitation', { organisation: name, invitedBy: actor.displayName, token });
};
