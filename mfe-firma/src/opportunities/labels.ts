import type { OpportunityItem } from '@psp/contracts/opportunities';
import { COUNTIES } from '@psp/contracts/taxonomies';
import { formatLei, formatNumber } from '@psp/design-system/format';
import { strings } from './strings.ts';

/** "60.000–90.000 lei", "de la 60.000 lei", "cel mult 90.000 lei". */
export function budgetLabel({
  budgetMin: min,
  budgetMax: max,
}: Pick<OpportunityItem, 'budgetMin' | 'budgetMax'>): string {
  if (min !== null && max !== null) return min === max ? formatLei(max) : `${formatNumber(min)}–${formatLei(max)}`;
  if (max !== null) return `cel mult ${formatLei(max)}`;
  return min !== null ? `de la ${formatLei(min)}` : strings.noBudget;
}

/** "Șelimbăr, Sibiu", or the county alone; without either, the whole country. */
export function placeLabel({ locality, countyCode }: Pick<OpportunityItem, 'locality' | 'countyCode'>): string {
  const parts = [locality, countyCode ? COUNTIES[countyCode] : ''].filter(
    (part, index, all) => part && all.indexOf(part) === index,
  );
  return parts.join(', ') || strings.wholeCountry;
}

/** Length at which the server cuts a description, in characters. */
const EXCERPT_LENGTH = 240;

/** An excerpt that was cut ends with a whole word and three dots. */
export function excerptLabel(excerpt: string): string {
  if (excerpt.length < EXCERPT_LENGTH) return excerpt;
  return `${excerpt.replace(/[\s,;:.–-]*\s\S*$/, '')}…`;
}
