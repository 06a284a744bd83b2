import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@psp/contracts/common';
import { countAttempt } from '../accounts/limit.ts';
import type { Actor } from '../../actor.ts';
import { record } from '../../operating/audit/record.ts';
import { DomainError } from '../../errors.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { expectVersion, found } from '../../load.ts';
import { Invitation } from './invitation.entity.ts';
import { lockOwnedTeam } from './team.ts';

interface At {
  id: string;
  version: number;
}

/**
 * Offers a place to an e-mail address; the worker sends the link. Throws `member.exists`, `invitation.exists` while another
 * is open, `rate.limited`.
 */
export const invite = async (
  em: EntityManager,
  actor: Actor,
  { email, role }: { email: string; role: Role },
  now: Date,
): Promise<void> => {
  await lockOwnedTeam(em, actor);
  await countAttempt(em, 'invite:organisation', actor.organisationId);
  const members = await em.execute<unknown[]>(
    `select 1 from membership m join account a on a.id = m.account_id where m.organisation_id = ? and a.email = ?::citext`,
    [actor.organisationId, email],
  );
  if (members.length > 0) throw new DomainError('member.exists');
  await replaceExpired(em, actor, email, now);
  const invitation = Invitation.of(actor, email, role, now);
  record(em, actor, { entity: 'invitation', id: invitation.id }, { action: 'create', from: 'none', to: 'open' });
  await em.persist(invitation).flush();
  await enqueue(em, 'send-link', { kind: 'invitation', invitationId: invitation.id });
};

/* An invitation that nobody took in time makes room for another. */
const replaceExpired = async (em: EntityManager, actor: Actor, email: string, now: Date): Promise<void> => {
  const [open] = await em.execute<{ id: string }[]>(
    `select id from invitation where organisation_id = ? and email = ?::citext and accepted_at is null and revoked_at is null`,
    [actor.organisationId, email],
  );
  if (!open) return;
  const invitation = await ownInvitation(em, actor, open.id);
  if (invitation.statusAt(now) !== 'expired') throw new DomainError('invitation.exists');
  record(em, actor, { entity: 'invitation', id: invitation.id }, invitation.revoke(actor, now));
  await em.flush();
};

const ownInvitation = async (em: EntityManager, { organisationId }: Actor, id: string): Promise<Invitation> =>
  found(await em.findOne(Invitation, { id, organisationId }, { lockMode: LockMode.PESSIMISTIC_WRITE }));

/** Sends an invitation again with a new link; the one before stops. Throws `rate.limited`. */
export const resendInvitation = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: At,
  now: Date,
): Promise<void> => {
  await lockOwnedTeam(em, actor);
  const invitation = await ownInvitation(em, actor, id);
  expectVersion(invitation, version);
  await countAttempt(em, 'invite:organisation', actor.organisationId);
  record(em, actor, { entity: 'invitation', id }, invitation.resend(actor, now));
  await em.flush();
  await enqueue(em, 'send-link', { kind: 'invitation', invitationId: id });
};

export const revokeInvitation = async (
  em: EntityManager,
  actor: Actor,
  { id, version }: At,
  now: Date,
): Promise<void> => {
  await lockOwnedTeam(em, actor);
  const invitation = await ownInvitation(em, actor, id);
  expectVersion(invitation, version);
  record(em, actor, { entity: 'invitation', id }, invitation.revoke(actor, now));
};
