import type { PartnerItem } from '@psp/contracts/partners';
import { COUNTIES } from '@psp/contracts/taxonomies';

/** "Sibiu" where locality and county have one name, else "Cisnădie, Sibiu"; '' when neither is known. */
export function placeOf({ locality, countyCode }: Pick<PartnerItem, 'locality' | 'countyCode'>): string {
  const county = countyCode ? COUNTIES[countyCode] : '';
  return locality === county ? county : [locality, county].filter(Boolean).join(', ');
}
