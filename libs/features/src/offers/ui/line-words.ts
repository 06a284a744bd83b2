import type { OfferLine } from '@psp/contracts/offer-lines';
import { formatLei, formatUnrounded } from '@psp/design-system/format';
import { strings } from './strings.ts';

const isGiven = (value: number | null): value is number => Number.isFinite(value);

/** Formats quantity, unit price and VAT rate of a line: "2,5 ore × 19,99 lei, TVA 21%". */
export const termsOf = ({ quantity, unit, unitPrice, vatRate }: OfferLine): string => {
  const counted = isGiven(quantity) ? strings.quantity(quantity, unit) : strings.missing;
  const each = strings.each(isGiven(unitPrice) ? formatLei(unitPrice) : strings.missing);
  return `${counted} ${each}, ${strings.rate(vatRate)}`;
};

/** Formats the lines as text, one per line. */
export const linesInWords = (lines: readonly OfferLine[]): string =>
  lines
    .map((line, at) => `${formatUnrounded(at + 1)}. ${line.description || strings.noText}: ${termsOf(line)}`)
    .join('\n');
