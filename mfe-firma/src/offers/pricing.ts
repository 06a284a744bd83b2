import { amountsOfLines, type OfferLine } from '@psp/contracts/offer-lines';
import type { OfferContent } from '@psp/contracts/offers';
import { isVatRate, VAT_RATES } from '@psp/contracts/prices';
import { NEW_LINE } from './lines.ts';
import { lines as words } from './field-strings.ts';

type Pricing = Pick<OfferContent, 'price' | 'vatRate' | 'lines'>;

/** Lines in place of one price, which begins the first of them. */
export const intoLines = ({ price, vatRate }: Pricing, earlier: readonly OfferLine[]): Pricing => ({
  price: null,
  vatRate: VAT_RATES[0],
  lines: earlier.length > 0 ? [...earlier] : [firstLine(price, vatRate)],
});

const firstLine = (price: number | null, vatRate: number): OfferLine =>
  Number.isFinite(price)
    ? { ...NEW_LINE, vatRate, quantity: 1, unit: words.unit, unitPrice: price }
    : { ...NEW_LINE, vatRate };

/** One price in place of lines: what they come to. */
export const intoPrice = ({ lines = [] }: Pricing): Pricing => {
  const [first] = lines;
  const isCommon = first && lines.every(({ vatRate }) => vatRate === first.vatRate) && isVatRate(first.vatRate);
  return { price: amountsOfLines(lines).net || null, vatRate: isCommon ? first.vatRate : VAT_RATES[0], lines: [] };
};
