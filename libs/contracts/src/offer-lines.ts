import { z } from 'zod';
import { baniOf, halfUp, leiOf, PRICE_MAX, priceInLei, priceWithVat, vatOf } from './prices.ts';
import { isVatRate, VAT_RATES } from './vat-rates.ts';

export const LINES_MAX = 200;
export const LINE_TEXT_MAX = 500;
export const UNIT_MAX = 30;

export const vatRate = z.number('Alegeți cota de TVA.').refine(isVatRate, 'Alegeți cota de TVA.');

const isInThousandths = (quantity: number): boolean => Math.round(quantity * 1000) / 1000 === quantity;

/** A line of an offer: description, quantity, unit and unit price without VAT. In a draft it may be incomplete. */
export const offerLine = z.strictObject({
  description: z.string().trim().max(LINE_TEXT_MAX, 'Descrierea poate avea cel mult 500 de caractere.'),
  quantity: z
    .number('Scrieți cantitatea în cifre, de exemplu 2,5.')
    .gt(0, 'Cantitatea trebuie să fie mai mare decât zero.')
    .max(999_999_999, 'Cantitatea este prea mare.')
    .refine(isInThousandths, 'Scrieți cel mult trei zecimale.')
    .nullable(),
  unit: z.string().trim().max(UNIT_MAX, 'Unitatea poate avea cel mult 30 de caractere.'),
  unitPrice: priceInLei.nullable(),
  vatRate,
});
export type OfferLine = z.infer<typeof offerLine>;

/** Amounts in lei. */
export interface Amounts {
  net: number;
  vat: number;
  gross: number;
}

interface Bani {
  net: bigint;
  vat: bigint;
}

type Priced = Pick<OfferLine, 'quantity' | 'unitPrice' | 'vatRate'>;

/* Exact integer arithmetic: the quantity in thousandths, the price in bani. */
const baniOfLine = ({ quantity, unitPrice, vatRate: rate }: Priced): Bani | null => {
  const given = (value: number | null): value is number => Number.isFinite(value) && Number(value) > 0;
  if (!given(quantity) || !given(unitPrice)) return null;
  const net = halfUp(BigInt(Math.round(quantity * 1000)) * baniOf(unitPrice), 1000n);
  return { net, vat: vatOf(net, rate) };
};

const inLei = ({ net, vat }: Bani): Amounts => ({ net: leiOf(net), vat: leiOf(vat), gross: leiOf(net + vat) });

const sumOf = (lines: readonly Priced[]): Bani => {
  const sum = { net: 0n, vat: 0n };
  for (const line of lines) {
    const { net, vat } = baniOfLine(line) ?? { net: 0n, vat: 0n };
    sum.net += net;
    sum.vat += vat;
  }
  return sum;
};

/**
 * Amounts of one line: quantity × unit price, and its VAT, each rounded half up to bani. Null if the quantity or the price is
 * missing.
 */
export const amountsOfLine = (line: Priced): Amounts | null => {
  const bani = baniOfLine(line);
  return bani && inLei(bani);
};

/** Sums of the rounded amounts of all complete lines. */
export const amountsOfLines = (lines: readonly Priced[]): Amounts => inLei(sumOf(lines));

/** Whether every line has a description, a unit, a quantity and a price. */
export const areLinesComplete = (lines: readonly OfferLine[]): boolean =>
  lines.every(
    ({ description, quantity, unit, unitPrice }) =>
      description.trim() !== '' && unit.trim() !== '' && quantity !== null && unitPrice !== null,
  );

/** The lines of an offer; their sum may not exceed the maximum price. */
export const offerLines = z
  .array(offerLine)
  .max(LINES_MAX, `Cel mult ${LINES_MAX} de poziții.`)
  .refine((lines) => sumOf(lines).net <= baniOf(PRICE_MAX), 'Suma pozițiilor este prea mare.');

/* Effective VAT rate of the lines, in percent with two decimals, for clients that do not know lines. */
const rateOf = (lines: readonly OfferLine[]): number => {
  const [first, ...others] = lines;
  const { net, vat } = sumOf(lines);
  if (net === 0n || others.every(({ vatRate: rate }) => rate === first?.vatRate)) return first?.vatRate ?? VAT_RATES[0];
  return Number(halfUp(vat * 10_000n, net)) / 100;
};

/** Entered VAT rates of an offer in percent: those of its lines in ascending order, or its own. */
export const ratesOf = ({
  vatRate: rate,
  lines,
}: {
  vatRate: number;
  lines?: readonly OfferLine[] | null | undefined;
}): number[] =>
  lines?.length ? [...new Set(lines.map((line) => line.vatRate))].toSorted((one, other) => one - other) : [rate];

interface Content {
  price: number | null;
  vatRate: number;
  lines?: OfferLine[] | undefined;
}

/** Sets price and VAT rate of an offer's content from its lines, if it has any. */
export const pricedByLines = <Text extends Content>(text: Text): Text =>
  text.lines?.length ? { ...text, price: amountsOfLines(text.lines).net || null, vatRate: rateOf(text.lines) } : text;

/** Price with VAT of an offer's content in lei, summed by line if it has lines; null without a price. */
export const grossOf = ({ price, vatRate: rate, lines }: Content): number | null => {
  if (lines?.length) return amountsOfLines(lines).gross || null;
  return priceWithVat(price, rate);
};
