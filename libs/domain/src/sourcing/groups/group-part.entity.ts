import { defineEntity, p } from '@mikro-orm/core';
import type { PartAction, PartContent, PartStatus } from '@psp/contracts/group-parts';
import { type Actor, type Doer, isSystem, writesFor } from '../../actor.ts';
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

/** What of a group's request decides over its parts. */
export interface Led {
  leaderId: string;
  /** Until the request is sent. */
  isDraft: boolean;
}

/** What one authority asks for within the request of a group that another leads. */
export class GroupPart extends partSchema.class {
  /** The part of an authority that was not invited yet. */
  static begin(requestId: string, organisationId: string, now: Date): GroupPart {
    const part = new GroupPart();
    const empty = { need: '', quantity: '', budget: null, place: '', reason: null };
    Object.assign(part, { id: newId(), requestId, organisationId, status: 'removed', createdAt: now, ...empty });
    return part;
  }

  /** Asks the authority, again when it said no or was taken out; what it wrote before stays. */
  invite(doer: Doer, led: Led, now: Date): Change<PartStatus> {
    const change = this.decide('invite', doer, led, now);
    this.reason = null;
    return change;
  }

  /** Takes part with this text, in place of what was confirmed before. */
  confirm(doer: Actor, led: Led, content: PartContent, now: Date): Change<PartStatus> {
    const change = this.answer('confirm', doer, led, now);
    Object.assign(this, content, { reason: null });
    return change;
  }

  /** Says no to an invitation (`decline`), or takes back what was confirmed (`withdraw`). */
  refuse(
    action: 'decline' | 'withdraw',
    doer: Actor,
    { reason, ...led }: Led & { reason: string },
    now: Date,
  ): Change<PartStatus> {
    const change = this.answer(action, doer, led, now);
    this.reason = reason;
    return change;
  }

  /** Takes the authority out of the request. */
  remove(doer: Doer, { reason, ...led }: Led & { reason: string }, now: Date): Change<PartStatus> {
    const change = this.decide('remove', doer, led, now);
    this.reason = reason;
    return change;
  }

  /** Follows from sending the request before the authority answered. */
  miss(doer: Doer, led: Led, now: Date): Change<PartStatus> {
    return this.decide('miss', doer, led, now);
  }

  private answer(action: PartAction, doer: Actor, led: Led, now: Date): Change<PartStatus> {
    const change = this.decide(action, doer, led, now);
    this.answeredBy = doer.accountId;
    this.answeredAt = now;
    return change;
  }

  private decide(action: PartAction, doer: Doer, led: Led, now: Date): Change<PartStatus> {
    const { status, organisationId } = this;
    const change = machine.apply({ status, organisationId, ...led }, action, doer, now);
    this.status = change.to;
    return change;
  }
}
partSchema.setClass(GroupPart);

export interface PartFacts extends Led {
  status: PartStatus;
  organisationId: string;
}

const byItsAuthority = (doer: Doer, { organisationId }: PartFacts): boolean => writesFor(doer, organisationId);
const byLeader = (doer: Doer, { leaderId }: PartFacts): boolean => writesFor(doer, leaderId);
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

/** What the doer may do with the part now. */
export const partActions = (part: PartFacts, doer: Doer, now: Date): PartAction[] =>
  machine.actionsFor(part, doer, now);
