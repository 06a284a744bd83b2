import { defineEntity, p } from '@mikro-orm/core';
import type { AmendmentAction, AmendmentStatus, MilestoneMove, Terms } from '@psp/contracts/amendments';
import { type Doer, isSystem, canWriteFor } from '../../actor.ts';
import { createdAt, row } from '../../columns.ts';
import { newId } from '../../id.ts';
import { type Change, stateMachine } from '../../state-machine.ts';

const amendmentSchema = defineEntity({
  name: 'Amendment',
  tableName: 'amendment',
  properties: {
    ...row,
    createdAt,
    projectId: p.uuid(),
    organisationId: p.uuid(),
    status: p.string().$type<AmendmentStatus>().default('proposed'),
    dueBefore: p.date().nullable(),
    dueAfter: p.date().nullable(),
    priceBefore: p.decimal('number'),
    priceAfter: p.decimal('number'),
    reason: p.text(),
    moves: p.json<MilestoneMove[]>(),
    declineReason: p.text().nullable(),
    decidedAt: p.datetime().nullable(),
  },
});

interface Proposal {
  projectId: string;
  /** The side that proposes. */
  organisationId: string;
  before: Terms;
  after: Terms;
  reason: string;
  moves: MilestoneMove[];
}

/** New terms for a project, proposed by one side and accepted or declined by the other. */
export class Amendment extends amendmentSchema.class {
  static propose({ projectId, organisationId, before, after, reason, moves }: Proposal, now: Date): Amendment {
    const amendment = new Amendment();
    Object.assign(amendment, {
      ...{ id: newId(), projectId, organisationId, reason, moves, status: 'proposed', createdAt: now },
      ...{ dueBefore: before.dueOn, dueAfter: after.dueOn, priceBefore: before.price, priceAfter: after.price },
    });
    return amendment;
  }

  /** Accepts the amendment; `doer` is of the side that did not propose it. `sides`: the two organisations of the project. */
  accept(doer: Doer, sides: Sides, now: Date): Change<AmendmentStatus> {
    return this.decide('accept', doer, sides, now);
  }

  decline(doer: Doer, sides: Sides, reason: string, now: Date): Change<AmendmentStatus> {
    const change = this.decide('decline', doer, sides, now);
    this.declineReason = reason;
    return change;
  }

  withdraw(doer: Doer, sides: Sides, now: Date): Change<AmendmentStatus> {
    return this.decide('withdraw', doer, sides, now);
  }

  /** Declines the amendment because the project ended. */
  end(doer: Doer, sides: Sides, reason: string, now: Date): Change<AmendmentStatus> {
    const change = this.decide('end', doer, sides, now);
    this.declineReason = reason;
    return change;
  }

  private decide(action: AmendmentAction, doer: Doer, sides: Sides, now: Date): Change<AmendmentStatus> {
    const facts = { ...sides, status: this.status, proposedBy: this.organisationId };
    const change = machine.apply(facts, action, doer, now);
    this.status = change.to;
    this.decidedAt = now;
    return change;
  }
}
amendmentSchema.setClass(Amendment);

interface Sides {
  uatId: string;
  firmaId: string;
}

export interface AmendmentFacts extends Sides {
  status: AmendmentStatus;
  proposedBy: string;
}

const byProposer = (doer: Doer, { proposedBy }: AmendmentFacts): boolean => canWriteFor(doer, proposedBy);
const byOther = (doer: Doer, { proposedBy, uatId, firmaId }: AmendmentFacts): boolean =>
  canWriteFor(doer, proposedBy === uatId ? firmaId : uatId);

const machine = stateMachine<AmendmentFacts, AmendmentStatus, AmendmentAction>({
  accept: { from: ['proposed'], to: 'accepted', by: byOther },
  decline: { from: ['proposed'], to: 'declined', by: byOther },
  withdraw: { from: ['proposed'], to: 'withdrawn', by: byProposer },
  end: { from: ['proposed'], to: 'declined', by: isSystem },
});

/** Actions that the doer may take on the amendment at `now`. */
export const amendmentActions = (amendment: AmendmentFacts, doer: Doer, now: Date): AmendmentAction[] =>
  machine.actionsFor(amendment, doer, now);
