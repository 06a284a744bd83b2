import { lockAll } from '../../act.ts';
import { type Recorded, record } from '../../operating/audit/record.ts';
import type { Write } from '../../write.ts';
import { Invitation } from './invitation.entity.ts';

interface Inviter {
  accountId: string;
  /** Only those to this organisation. */
  organisationId?: string;
}

/**
 * Ends the invitations of somebody who may no longer invite and that nobody has taken: a place that they offered would be a
 * way back in for them. The caller holds the locks of their organisations, so that they send no other one meanwhile.
 */
export const revokeInvitationsBy = async (
  write: Write<Recorded>,
  { accountId, organisationId }: Inviter,
): Promise<void> => {
  const untaken = { invitedBy: accountId, acceptedAt: null, revokedAt: null };
  const where = organisationId ? { ...untaken, organisationId } : untaken;
  for (const invitation of await lockAll(write, Invitation, where))
    record(write, { entity: 'invitation', id: invitation.id }, invitation.endWithInviter(write.now));
};
