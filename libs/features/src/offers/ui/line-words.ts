import type { OfferLine } from '@psp/contracts/offer-lines';
import { formatLei, formatUnrounded } from '@psp/design-system/format';
import { strings } from './strings.ts';

const given = (value: number | null): value is number => Number.isFinite(value);

/** "2,5 ore × 19,99 lei, TVA 21%": how a line comes to its amount. */
export const termsOf = ({ quantity, unit, unitPrice, vatRate }: OfferLine): string => {
  const counted = given(quantity) ? strings.quantity(quantity, unit) : strings.missing;
  const each = strings.each(given(unitPrice) ? formatLei(unitPrice) : strings.missing);
  return `${counted} ${each}, ${strings.rate(vatRate)}`;
};

/** The lines as text, one below the other. */
export const linesInWords = (lines: readonly OfferLine[]): string =>
  lines
    .map((line, at) => `${formatUnrounded(at + 1)}. ${line.description || strings.noText}: ${termsOf(line)}`)
    .join('\n');
