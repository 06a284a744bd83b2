import type { CountyCode, DomainSlug } from '@psp/contracts/taxonomies';

export const CIVIS = 'Civis Digital';
export const SOFTPRIM = 'Softprim';

/** Name, county, locality, a second domain or null, and how the firm presents itself. */
export type FirmSource = readonly [string, CountyCode, string, DomainSlug | null, string];
