import { lockAll } from '../../act.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { Invitation } from './invitation.entity.ts';

interface Inviter {
  accountId: string;
  /** Limits the revocation to invitations to this organisation. */
  organisationId?: string;
}

/**
 * Revokes the unaccepted invitations of an account that may no longer invite: it could use one to get back in. The caller holds
 * the locks of the account's organisations, so that no other invitation is sent meanwhile.
 */
export const revokeInvitationsBy = async (
  write: Write<Recorded>,
  { accountId, organisationId }: Inviter,
): Promise<void> => {
  const unaccepted = { invitedBy: accountId, acceptedAt: null, revokedAt: null };
  const where = organisationId ? { ...unaccepted, organisationId } : unaccepted;
  for (const invitation of await lockAll(write, Invitation, where))
    record(write, { entity: 'invitation', id: invitation.id }, invitation.endWithInviter(write.now));
};
