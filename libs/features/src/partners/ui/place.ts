import type { PartnerItem } from '@psp/contracts/partners';
import { COUNTIES } from '@psp/contracts/taxonomies';

/** Formats locality and county: "Cisnădie, Sibiu", or "Sibiu" when both have the same name; '' when neither is known. */
export function placeOf({ locality, countyCode }: Pick<PartnerItem, 'locality' | 'countyCode'>): string {
  const county = countyCode ? COUNTIES[countyCode] : '';
  return locality === county ? county : [locality, county].filter(Boolean).join(', ');
}
