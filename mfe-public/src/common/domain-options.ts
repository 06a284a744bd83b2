import { DOMAINS } from '@psp/contracts/taxonomies';

/** The domains, for a field in which some are chosen. */
export const domainOptions = Object.entries(DOMAINS).map(([value, label]) => ({ value, label }));
