import { sql } from 'kysely';
import { type Acted, act, lock, type Versioned } from '../../act.ts';
import type { Actor } from '../../actor.ts';
import { DomainError } from '../../errors.ts';
import { causedBy } from '../../operating/audit/last-act.ts';
import { record } from '../../operating/audit/record.ts';
import { enqueue } from '../../operating/jobs/enqueue.ts';
import { oneRow } from '../../sql.ts';
import { flush, type Write } from '../../write.ts';
import { countAttempt, isWithinLimit } from '../../operating/limits/limit.ts';
import { Invitation } from './invitation.entity.ts';
import { existingMemberCause } from './is-member.ts';
import { areasDetail, expectAreasOfEditor, type Rights } from './membership.entity.ts';
import { lockOwnedTeam } from './team.ts';

const INVITATION: Acted<Invitation> = {
  entity: 'invitation',
  type: Invitation,
  where: (id, { organisationId }) => ({ id, organisationId }),
};

const countInvitation = async (write: Write<Actor>, email: string): Promise<void> => {
  const { organisationId } = write.actor;
  await countAttempt(write, 'invite:organisation', organisationId);
  if (!(await isWithinLimit(write, 'invite:email', `${email} ${organisationId}`)))
    throw new DomainError('invitation.too_often');
};

/**
 * Invites an e-mail address to the actor's organisation; the worker sends the link. Throws `member.exists`, `invitation.exists`
 * while another invitation is open, `action.not_allowed` for areas of anyone but an editor of the association, `rate.limited`,
 * `invitation.too_often`.
 */
export const invite = async (
  write: Write<Actor>,
  { email, role, areas }: Rights & { email: string },
): Promise<void> => {
  const { em, db, actor, now } = write;
  expectAreasOfEditor(actor, { role, areas });
  await lockOwnedTeam(write);
  await countInvitation(write, email);
  const cause = await existingMemberCause(db, actor.organisationId, email);
  if (cause) throw new DomainError('member.exists', undefined, `${cause} Rolul se schimbă în lista de membri.`);
  await replaceExpired(write, email);
  const invitation = Invitation.of(actor, email, { role, areas }, now);
  record(
    write,
    { entity: 'invitation', id: invitation.id },
    { action: 'create', from: 'none', to: 'open' },
    areasDetail(areas),
  );
  em.persist(invitation);
  await flush(write);
  await enqueue(db, 'send-link', { kind: 'invitation', invitationId: invitation.id });
};

const openInvitationCause = causedBy({
  acts: ['invitation.create', 'invitation.resend'],
  wayOn: 'Este încă deschisă; o puteți retrimite sau anula din lista de invitații.',
});

/* Revokes an expired invitation to the same address. Throws `invitation.exists` while one is open. */
const replaceExpired = async (write: Write<Actor>, email: string): Promise<void> => {
  const { db, actor, now } = write;
  const open = await oneRow(
    db,
    sql<{ id: string }>`select id from invitation where organisation_id = ${actor.organisationId}
      and email = ${email}::citext and accepted_at is null and revoked_at is null`,
  );
  if (!open) return;
  const invitation = await lock(write, Invitation, open);
  if (invitation.statusAt(now) !== 'expired')
    throw new DomainError(
      'invitation.exists',
      undefined,
      (await openInvitationCause(db, actor, invitation.id)) ?? undefined,
    );
  record(write, { entity: 'invitation', id: invitation.id }, invitation.revoke(actor, now));
  await flush(write);
};

/** Sends an invitation again with a new link; the earlier one stops working. Throws `rate.limited`, `invitation.too_often`. */
export const resendInvitation = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  const { db, actor, now } = write;
  await lockOwnedTeam(write);
  const { email } = await act(write, INVITATION, { id, version }, (invitation) => invitation.resend(actor, now));
  await countInvitation(write, email);
  await flush(write);
  await enqueue(db, 'send-link', { kind: 'invitation', invitationId: id });
};

export const revokeInvitation = async (write: Write<Actor>, { id, version }: Versioned): Promise<void> => {
  await lockOwnedTeam(write);
  await act(write, INVITATION, { id, version }, (invitation) => invitation.revoke(write.actor, write.now));
};
