import type { DomainSlug } from '@psp/contracts/taxonomies';
import type { FirmSource } from './firm-source.ts';
import { DIGITAL_FIRMS } from './firms-digital.ts';
import { LEGAL_FIRMS } from './firms-legal.ts';
import { PEOPLE_FIRMS } from './firms-people.ts';

/** Sixty invented firms, by their first domain. */
export const FIRMS: Record<DomainSlug, readonly FirmSource[]> = { ...DIGITAL_FIRMS, ...LEGAL_FIRMS, ...PEOPLE_FIRMS };
