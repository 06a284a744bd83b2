import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Doer } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
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
  em: EntityManager,
  doer: Doer,
  { accountId, organisationId }: Inviter,
  now: Date,
): Promise<void> => {
  const untaken = { invitedBy: accountId, acceptedAt: null, revokedAt: null };
  const where = organisationId ? { ...untaken, organisationId } : untaken;
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } } as const;
  for (const invitation of await em.find(Invitation, where, lock))
    record(em, doer, { entity: 'invitation', id: invitation.id }, invitation.endWithInviter(now));
};
