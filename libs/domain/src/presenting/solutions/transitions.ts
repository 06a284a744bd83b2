import type { ErrorCode } from '@psp/contracts/errors';
import type { SolutionAction, SolutionStatus } from '@psp/contracts/solutions';
import { type Doer, isAdmin, canWriteFor } from '../../actor.ts';
import { stateMachine } from '../../state-machine.ts';
import { romanianDay } from '@psp/contracts/romania';

/** The columns on which the allowed actions depend. */
export interface SolutionFacts {
  organisationId: string;
  status: SolutionStatus;
  description: string;
  priceMin?: number | null;
  priceMax?: number | null;
  validUntil?: string | null;
}

const byFirm = (doer: Doer, { organisationId }: SolutionFacts): boolean => canWriteFor(doer, organisationId);

/** Error code if the solution cannot be listed, else null. */
export const listingError = (solution: SolutionFacts, now: Date): ErrorCode | null => {
  const { description, priceMin = null, priceMax = null, validUntil } = solution;
  if (description === '' || priceMin === null || priceMax === null) return 'solution.incomplete';
  return validUntil && validUntil < romanianDay(now) ? 'solution.validity_past' : null;
};

export const machine = stateMachine<SolutionFacts, SolutionStatus, SolutionAction | 'keep'>({
  edit: { from: ['draft', 'published', 'archived'], by: byFirm },
  discard: { from: ['draft'], by: byFirm },
  publish: { from: ['draft', 'archived'], to: 'published', by: byFirm, unless: listingError },
  renew: { from: ['published'], by: byFirm },
  archive: { from: ['published'], to: 'archived', by: byFirm },
  keep: { from: ['published'], by: isAdmin },
  withdraw: { from: ['published'], to: 'withdrawn', by: isAdmin },
  restore: { from: ['withdrawn'], to: 'published', by: isAdmin, unless: listingError },
  revise: { from: ['withdrawn'], to: 'draft', by: byFirm },
});

/** Actions that the doer may take on the solution at `now`. */
export const solutionActions = (solution: SolutionFacts, doer: Doer, now: Date): SolutionAction[] =>
  machine.actionsFor(solution, doer, now).filter((action) => action !== 'keep');

/** Whether the doer may close the reports of the solution, if there are any. */
export const canKeep = (solution: SolutionFacts, doer: Doer, now: Date): boolean =>
  machine.actionsFor(solution, doer, now).includes('keep');
