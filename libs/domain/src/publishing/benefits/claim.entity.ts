import { defineEntity, p } from '@mikro-orm/core';
import type { ClaimAction, ClaimKind, ClaimStatus } from '@psp/contracts/benefits';
import { type Actor, canWriteFor, type Doer, isAdmin, isSystem } from '../../actor.ts';
import { createdAt, row, updatedAt } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const claimSchema = defineEntity({
  name: 'BenefitClaim',
  tableName: 'benefit_claim',
  properties: {
    ...row,
    createdAt,
    updatedAt,
    kind: p.string().$type<ClaimKind>(),
    status: p.string().$type<ClaimStatus>(),
    organisationId: p.uuid(),
    accountId: p.uuid(),
    issueId: p.uuid(),
    scope: p.text(),
    number: p.integer(),
    address: p.text().nullable(),
    attention: p.text().default(''),
    awb: p.text().nullable(),
    reason: p.text().nullable(),
    approvedAt: p.datetime().nullable(),
    shippedAt: p.datetime().nullable(),
    receivedAt: p.datetime().nullable(),
  },
});

/** Where a copy is delivered. */
export interface Delivery {
  address: string;
  attention: string;
}

interface Claimed {
  issueId: string;
  /** What the allowance is counted in: the issue of a copy, the year of an advertising page. */
  scope: string;
  number: number;
}

/** A claim of a firm on a benefit of its package: a printed copy of an issue, or an advertising page in it. */
export class BenefitClaim extends claimSchema.class {
  static copy(actor: Actor, claimed: Claimed, delivery: Delivery, now: Date): BenefitClaim {
    return create(actor, { kind: 'copy', status: 'requested', ...claimed, ...delivery }, now);
  }

  static ad(actor: Actor, claimed: Claimed, now: Date): BenefitClaim {
    return create(actor, { kind: 'ad', status: 'awaiting_layout', ...claimed, address: null, attention: '' }, now);
  }

  approve(doer: Doer, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'approve', doer, now);
    this.approvedAt = now;
    return change;
  }

  refuse(doer: Doer, reason: string, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'refuse', doer, now);
    this.reason = reason;
    return change;
  }

  ship(doer: Doer, awb: string, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'ship', doer, now);
    Object.assign(this, { awb, shippedAt: now });
    return change;
  }

  receive(doer: Doer, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'receive', doer, now);
    this.receivedAt = now;
    return change;
  }

  changeAddress(doer: Doer, delivery: Delivery, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'changeAddress', doer, now);
    Object.assign(this, delivery);
    return change;
  }

  sendLayout(doer: Doer, now: Date): Change<ClaimStatus> {
    return machine.apply(this, 'sendLayout', doer, now);
  }

  acceptLayout(doer: Doer, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'acceptLayout', doer, now);
    Object.assign(this, { approvedAt: now, reason: null });
    return change;
  }

  askChanges(doer: Doer, what: string, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'askChanges', doer, now);
    this.reason = what;
    return change;
  }

  cancel(doer: Doer, now: Date): Change<ClaimStatus> {
    return machine.apply(this, 'cancel', doer, now);
  }

  /** Moves a page without a layout to a later issue. */
  move(doer: Doer, issueId: string, now: Date): Change<ClaimStatus> {
    const change = machine.apply(this, 'move', doer, now);
    this.issueId = issueId;
    return change;
  }

  /** Ends a page without a layout where no later issue takes one. */
  release(doer: Doer, now: Date): Change<ClaimStatus> {
    return machine.apply(this, 'release', doer, now);
  }

  print(doer: Doer, now: Date): Change<ClaimStatus> {
    return machine.apply(this, 'print', doer, now);
  }
}
claimSchema.setClass(BenefitClaim);

const create = (
  { accountId, organisationId }: Actor,
  own: Claimed & Pick<BenefitClaim, 'kind' | 'status' | 'address' | 'attention'>,
  now: Date,
): BenefitClaim => {
  const none = { awb: null, reason: null, approvedAt: null, shippedAt: null, receivedAt: null };
  return Object.assign(new BenefitClaim(), { id: newId(), accountId, organisationId, createdAt: now, ...own, ...none });
};

/** The columns that decide what may be done with a claim. */
export type ClaimFacts = Pick<BenefitClaim, 'status' | 'organisationId'>;

const byFirm = (doer: Doer, { organisationId }: ClaimFacts): boolean => canWriteFor(doer, organisationId);

const machine = stateMachine<ClaimFacts, ClaimStatus, ClaimAction>({
  approve: { from: ['requested'], to: 'approved', by: isAdmin },
  refuse: { from: ['requested', 'approved'], to: 'refused', by: isAdmin },
  ship: { from: ['approved'], to: 'shipped', by: isAdmin },
  receive: { from: ['shipped'], to: 'received', by: byFirm },
  changeAddress: { from: ['requested', 'approved'], by: byFirm },
  sendLayout: { from: ['awaiting_layout', 'changes_asked'], to: 'layout_sent', by: byFirm },
  acceptLayout: { from: ['layout_sent'], to: 'accepted', by: isAdmin },
  askChanges: { from: ['layout_sent'], to: 'changes_asked', by: isAdmin },
  cancel: {
    from: ['requested', 'approved', 'awaiting_layout', 'layout_sent', 'changes_asked'],
    to: 'cancelled',
    by: byFirm,
  },
  move: { from: ['awaiting_layout', 'changes_asked'], to: 'awaiting_layout', by: isSystem },
  release: { from: ['awaiting_layout', 'changes_asked'], to: 'released', by: isSystem },
  print: { from: ['accepted'], to: 'printed', by: isSystem },
});

/** What the doer may do with the claim now. */
export const claimActions = (claim: ClaimFacts, doer: Doer, now: Date): ClaimAction[] =>
  machine.actionsFor(claim, doer, now);
