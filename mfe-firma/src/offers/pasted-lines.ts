import { type OfferLine, UNIT_MAX } from '@psp/contracts/offer-lines';
import { isVatRate } from '@psp/contracts/prices';
import { doubtOf, parseNumber } from '@psp/design-system/number-text';
import { NEW_LINE } from './lines.ts';

const percent = (cell: string): number | null => parseNumber(cell.replace(/%$/, '').trim());
const money = (cell: string): number | null => parseNumber(cell.replace(/\s*(lei|ron)$/i, '').trim());
const isNumber = (cell: string): boolean => money(cell) !== null || percent(cell) !== null;

/* A number before the words is the row's own. */
const withoutOrdinal = (cells: string[]): string[] =>
  cells.length > 2 && /^\d+\.?$/.test(cells[0] ?? '') && !isNumber(cells[1] ?? '') ? cells.slice(1) : cells;

/* A known rate behind the price: one that is written as a percentage, if any, since amounts stand there too. */
function vatOf([, , ...others]: readonly string[]): Pick<OfferLine, 'vatRate'> | null {
  const percentages = others.filter((cell) => cell.endsWith('%'));
  const rates = percentages.length > 0 ? percentages : others;
  const vatRate = rates.map(percent).find((rate) => rate !== null && isVatRate(rate));
  return vatRate == null ? null : { vatRate };
}

/* In the order of a bill: what, unit and quantity in either order, price, VAT where it is a known rate. */
function lineOf(row: readonly string[]): OfferLine | null {
  const [description = '', ...others] = withoutOrdinal([...row]);
  const numbers = others.filter(isNumber);
  if (description === '' || isNumber(description) || numbers.length === 0) return null;
  const unit = others.find((cell) => cell !== '' && !isNumber(cell) && cell.length <= UNIT_MAX) ?? '';
  const [quantity, price] = numbers.map(money);
  return {
    ...{ ...NEW_LINE, description, unit },
    ...(numbers.length > 1
      ? { quantity: quantity ?? null, unitPrice: price ?? null }
      : { unitPrice: quantity ?? null }),
    ...vatOf(numbers),
  };
}

/**
 * The rows of a table on the clipboard as lines of an offer; null when it holds no table. A row without numbers, as a head, is
 * left out.
 */
export function pastedLines(text: string): OfferLine[] | null {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.includes('\t'))
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  const found = rows.map(lineOf).filter((line) => line !== null);
  return found.length > 0 ? found : null;
}

/** The cells of a table on the clipboard that can be read as two numbers. */
export const doubtfulCells = (text: string): string[] =>
  text
    .split(/[\t\r\n]+/)
    .map((cell) => cell.trim())
    .filter((cell) => doubtOf(cell, 'lei', true));
