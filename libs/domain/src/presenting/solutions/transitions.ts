import type { ErrorCode } from '@psp/contracts/errors';
import type { SolutionAction, SolutionStatus } from '@psp/contracts/solutions';
import { type Doer, isAdmin, writesFor } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';
import { romanianDay } from '@psp/contracts/romania';

/** The columns on which it depends what may be done. */
export interface SolutionFacts {
  organisationId: string;
  status: SolutionStatus;
  description: string;
  priceMin?: number | null;
  priceMax?: number | null;
  validUntil?: string | null;
}

const byFirm = (doer: Doer, { organisationId }: SolutionFacts): boolean => writesFor(doer, organisationId);

/** Why the solution cannot stand in the marketplace, or null when it can. */
export const unlistable = (solution: SolutionFacts, now: Date): ErrorCode | null => {
  const { description, priceMin = null, priceMax = null, validUntil } = solution;
  if (description === '' || priceMin === null || priceMax === null) return 'solution.incomplete';
  return validUntil && validUntil < romanianDay(now) ? 'solution.validity_past' : null;
};

export const machine = stateMachine<SolutionFacts, SolutionStatus, SolutionAction>({
  edit: { from: ['draft', 'published', 'archived'], by: byFirm },
  discard: { from: ['draft'], by: byFirm },
  publish: { from: ['draft', 'archived'], to: 'published', by: byFirm, unless: unlistable },
  renew: { from: ['published'], by: byFirm },
  archive: { from: ['published'], to: 'archived', by: byFirm },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
  restore: { from: ['withdrawn'], to: 'published', by: isAdmin, unless: unlistable },
  revise: { from: ['withdrawn'], to: 'draft', by: byFirm },
});

/** What the doer may do with the solution now. */
export const solutionActions = (solution: SolutionFacts, doer: Doer, now: Date): SolutionAction[] =>
  machine.actionsFor(solution, doer, now);
