import { defineEntity, p } from '@mikro-orm/core';
import type { PartAction, PartContent, PartStatus } from '@psp/contracts/group-parts';
import { type Actor, type Doer, isSystem, canWriteFor } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const partSchema = defineEntity({
  name: 'GroupPart',
  tableName: 'group_part',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    requestId: p.uuid(),
    organisationId: p.uuid(),
    status: p.string().$type<PartStatus>().default('invited'),
    need: p.text().default(''),
    quantity: p.text().default(''),
    budget: p.decimal('number').nullable(),
    place: p.text().default(''),
    reason: p.text().nullable(),
    answeredBy: p.uuid().nullable(),
    answeredAt: p.datetime().nullable(),
  },
});

/** State of a group request, as far as its parts depend on it. */
export interface GroupState {
  leaderId: string;
  /** False once the request is sent. */
  isDraft: boolean;
}

/** One authority's part of a group request that another authority leads. */
export class GroupPart extends partSchema.class {
  /** Creates the part of an authority. It is not invited yet, so its status is `removed`. */
  static begin(requestId: string, organisationId: string, now: Date): GroupPart {
    const part = new GroupPart();
    const empty = { need: '', quantity: '', budget: null, place: '', reason: null };
    Object.assign(part, { id: newId(), requestId, organisationId, status: 'removed', createdAt: now, ...empty });
    return part;
  }

  /** Invites the authority, also again after it declined or was removed; the text that it wrote is kept. */
  invite(doer: Doer, led: GroupState, now: Date): Change<PartStatus> {
    const change = this.decide('invite', doer, led, now);
    this.reason = null;
    return change;
  }

  /** Confirms the part with this content, which replaces what was confirmed before. */
  confirm(doer: Actor, led: GroupState, content: PartContent, now: Date): Change<PartStatus> {
    const change = this.answer('confirm', doer, led, now);
    Object.assign(this, content, { reason: null });
    return change;
  }

  /** Declines an invitation, or withdraws a confirmed part. */
  refuse(
    action: 'decline' | 'withdraw',
    doer: Actor,
    { reason, ...led }: GroupState & { reason: string },
    now: Date,
  ): Change<PartStatus> {
    const change = this.answer(action, doer, led, now);
    this.reason = reason;
    return change;
  }

  /** Removes the authority from the request. */
  remove(doer: Doer, { reason, ...led }: GroupState & { reason: string }, now: Date): Change<PartStatus> {
    const change = this.decide('remove', doer, led, now);
    this.reason = reason;
    return change;
  }

  /** Ends the invitation of an authority that had not answered when the request was sent. */
  miss(doer: Doer, led: GroupState, now: Date): Change<PartStatus> {
    return this.decide('miss', doer, led, now);
  }

  private answer(action: PartAction, doer: Actor, led: GroupState, now: Date): Change<PartStatus> {
    const change = this.decide(action, doer, led, now);
    this.answeredBy = doer.accountId;
    this.answeredAt = now;
    return change;
  }

  private decide(action: PartAction, doer: Doer, led: GroupState, now: Date): Change<PartStatus> {
    const { status, organisationId } = this;
    const change = machine.apply({ status, organisationId, ...led }, action, doer, now);
    this.status = change.to;
    return change;
  }
}
partSchema.setClass(GroupPart);

export interface PartFacts extends GroupState {
  status: PartStatus;
  organisationId: string;
}

const byItsAuthority = (doer: Doer, { organisationId }: PartFacts): boolean => canWriteFor(doer, organisationId);
const byLeader = (doer: Doer, { leaderId }: PartFacts): boolean => canWriteFor(doer, leaderId);
const unless = ({ isDraft }: PartFacts) => (isDraft ? null : ('group.sent' as const));

const machine = stateMachine<PartFacts, PartStatus, PartAction>({
  invite: { from: ['declined', 'withdrawn', 'removed'], to: 'invited', by: byLeader, unless },
  confirm: {
    from: ['invited', 'confirmed', 'declined', 'withdrawn'],
    to: 'confirmed',
    by: byItsAuthority,
    unless,
  },
  decline: { from: ['invited'], to: 'declined', by: byItsAuthority, unless },
  withdraw: { from: ['confirmed'], to: 'withdrawn', by: byItsAuthority, unless },
  remove: { from: ['invited', 'confirmed'], to: 'removed', by: byLeader, unless },
  miss: { from: ['invited'], to: 'missed', by: isSystem },
});

/** Actions that the doer may take on the part at `now`. */
export const partActions = (part: PartFacts, doer: Doer, now: Date): PartAction[] =>
  machine.actionsFor(part, doer, now);
