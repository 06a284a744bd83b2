import { defineEntity, p } from '@mikro-orm/core';
import type { AdminArea } from '@psp/contracts/admin-areas';
import type { Role } from '@psp/contracts/common';
import type { Actor, Doer } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';
import { canManageMembers, type Rights } from './membership.entity.ts';

const VALID_DAYS = 7;
const DAY = 86_400_000;

export const INVITATION_STATUSES = ['open', 'expired', 'accepted', 'revoked'] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];
export type InvitationAction = 'resend' | 'revoke';

const invitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    ...row,
    createdAt,
    organisationId: p.uuid(),
    email: p.text(),
    role: p.string().$type<Role>(),
    /** Areas of work of an editor of the association; null for all. */
    areas: p.array<AdminArea>().columnType('text[]').nullable(),
    tokenHash: p.text().nullable(),
    invitedBy: p.uuid(),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});

interface Facts {
  organisationId: string;
  status: InvitationStatus;
}

const by = (doer: Doer, { organisationId }: Facts): boolean => canManageMembers(doer, organisationId);
const machine = stateMachine<Facts, InvitationStatus, InvitationAction>({
  resend: { from: ['open', 'expired'], to: 'open', by },
  revoke: { from: ['open', 'expired'], to: 'revoked', by },
});

/** An invitation of an e-mail address to an organisation, valid for seven days after it was last sent. */
export class Invitation extends invitationSchema.class {
  static of(
    { organisationId, accountId }: Actor,
    email: string,
    { role, areas = null }: Rights,
    now: Date,
  ): Invitation {
    const dates = { createdAt: now, expiresAt: new Date(now.getTime() + VALID_DAYS * DAY) };
    return Object.assign(new Invitation(), {
      id: newId(),
      organisationId,
      email,
      role,
      areas,
      invitedBy: accountId,
      ...dates,
    });
  }

  statusAt(now: Date): InvitationStatus {
    if (this.acceptedAt) return 'accepted';
    if (this.revokedAt) return 'revoked';
    return this.expiresAt > now ? 'open' : 'expired';
  }

  /** Returns the actions that the doer may take now. */
  actionsFor(doer: Doer, now: Date): InvitationAction[] {
    return machine.actionsFor(factsAt(this, now), doer, now);
  }

  /** Extends the invitation by seven days. The earlier link stops working at once; the new one is created with its mail. */
  resend(doer: Doer, now: Date): Change<InvitationStatus> {
    const change = machine.apply(factsAt(this, now), 'resend', doer, now);
    this.renew(now);
    return change;
  }

  /** Extends an invitation that nobody answered, because the association sends all of the organisation's again. */
  resendByAssociation(now: Date): Change<InvitationStatus> {
    const from = this.statusAt(now);
    this.renew(now);
    return { action: 'resend', from, to: 'open' };
  }

  revoke(doer: Doer, now: Date): Change<InvitationStatus> {
    const change = machine.apply(factsAt(this, now), 'revoke', doer, now);
    this.end(now);
    return change;
  }

  /** Revokes the invitation because its sender may no longer manage the organisation's members. */
  endWithInviter(now: Date): Change<InvitationStatus> {
    const from = this.statusAt(now);
    this.end(now);
    return { action: 'revoke', from, to: 'revoked' };
  }

  /** Accepts the invitation; the caller has checked the link's token. Throws `link.invalid` unless it is open. */
  accept(now: Date): Change<InvitationStatus> {
    const from = this.statusAt(now);
    if (from !== 'open') throw new DomainError('link.invalid');
    this.acceptedAt = now;
    return { action: 'accept', from, to: 'accepted' };
  }

  private renew(now: Date): void {
    this.tokenHash = null;
    this.expiresAt = new Date(now.getTime() + VALID_DAYS * DAY);
  }

  private end(now: Date): void {
    this.tokenHash = null;
    this.revokedAt = now;
  }
}
invitationSchema.setClass(Invitation);

const factsAt = (invitation: Invitation, now: Date): Facts => ({
  organisationId: invitation.organisationId,
  status: invitation.statusAt(now),
});
