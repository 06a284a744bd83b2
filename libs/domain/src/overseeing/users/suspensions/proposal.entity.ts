import { defineEntity, p } from '@mikro-orm/core';
import { SUSPENSION_DAYS, type SuspensionAction, type SuspensionStatus } from '@psp/contracts/suspension-names';
import { type Actor, type Doer, isAdmin, isSystem } from '../../../actor.ts';
import { createdAt, row } from '../../../columns.ts';
import { DomainError } from '../../../errors.ts';
import { newId } from '../../../id.ts';
import { type Change, stateMachine } from '../../../state-machine.ts';

const DAY = 86_400_000;

const proposalSchema = defineEntity({
  name: 'SuspensionProposal',
  tableName: 'suspension_proposal',
  properties: {
    ...row,
    createdAt,
    organisationId: p.uuid(),
    status: p.string().$type<SuspensionStatus>(),
    reason: p.text(),
    proposedBy: p.uuid(),
    lapsesAt: p.datetime(),
    decidedBy: p.uuid().nullable(),
    decidedAt: p.datetime().nullable(),
    decisionReason: p.text().nullable(),
  },
});

/** The columns that decide what may be done with a proposal. */
export type ProposalFacts = Pick<SuspensionProposal, 'status' | 'proposedBy' | 'lapsesAt'>;

const isProposer = (doer: Doer, { proposedBy }: ProposalFacts): boolean =>
  isAdmin(doer) && doer.accountId === proposedBy;
const isAnother = (doer: Doer, facts: ProposalFacts): boolean => isAdmin(doer) && !isProposer(doer, facts);
const unlessLapsed = ({ lapsesAt }: ProposalFacts, now: Date) => (lapsesAt <= now ? 'suspension.lapsed' : null);

const machine = stateMachine<ProposalFacts, SuspensionStatus, SuspensionAction | 'lapse'>({
  confirm: { from: ['open'], to: 'confirmed', by: isAnother, unless: unlessLapsed },
  decline: { from: ['open'], to: 'declined', by: isAnother, unless: unlessLapsed },
  withdraw: { from: ['open'], to: 'withdrawn', by: isProposer, unless: unlessLapsed },
  lapse: { from: ['open'], to: 'lapsed', by: isSystem },
});

/** What the doer may do with the proposal at `now`. */
export const proposalActions = (facts: ProposalFacts, doer: Doer, now: Date): SuspensionAction[] =>
  machine.actionsFor(facts, doer, now).flatMap((action) => (action === 'lapse' ? [] : [action]));

/** A proposal to suspend an organisation: no single administrator suspends one. */
export class SuspensionProposal extends proposalSchema.class {
  static of({ accountId }: Actor, organisationId: string, reason: string, now: Date): SuspensionProposal {
    const open = { id: newId(), status: 'open' as const, decidedBy: null, decidedAt: null, decisionReason: null };
    const lapsesAt = new Date(now.getTime() + SUSPENSION_DAYS * DAY);
    const proposed = { organisationId, reason, proposedBy: accountId, createdAt: now, lapsesAt };
    return Object.assign(new SuspensionProposal(), { ...open, ...proposed });
  }

  /** Ends the proposal. Throws `suspension.own` when its author confirms or declines it, `suspension.lapsed`. */
  end(action: SuspensionAction | 'lapse', doer: Doer, reason: string | null, now: Date): Change<SuspensionStatus> {
    if ((action === 'confirm' || action === 'decline') && isProposer(doer, this))
      throw new DomainError('suspension.own');
    const change = machine.apply(this, action, doer, now);
    Object.assign(this, { decidedBy: doer.accountId, decidedAt: now, decisionReason: reason });
    return change;
  }
}
proposalSchema.setClass(SuspensionProposal);
