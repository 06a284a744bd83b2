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

/** CPV codes (Common Procurement Vocabulary) by domain. */
export const CPV: Record<DomainSlug, string> = {
  'achizitii-publice': '79410000-1',
  'consultanta-juridica': '79100000-5',
  'fonduri-europene': '79400000-8',
  'it-digitalizare': '72200000-7',
  'marketing-comunicare': '79340000-9',
  mediu: '90700000-4',
  'resurse-umane': '79600000-0',
  'strategii-locale': '71410000-5',
  'taxare-fiscalitate': '79220000-2',
};
