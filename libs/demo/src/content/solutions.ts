import type { DomainSlug } from '@psp/contracts/taxonomies';
import { DIGITAL_SOLUTIONS } from './solutions-digital.ts';
import { LEGAL_SOLUTIONS } from './solutions-legal.ts';
import { PEOPLE_SOLUTIONS } from './solutions-people.ts';
import type { SolutionSource } from './solutions-source.ts';

/** Eighty solutions, by their domain. */
export const SOLUTIONS: Record<DomainSlug, readonly SolutionSource[]> = {
  ...DIGITAL_SOLUTIONS,
  ...LEGAL_SOLUTIONS,
  ...PEOPLE_SOLUTIONS,
};
