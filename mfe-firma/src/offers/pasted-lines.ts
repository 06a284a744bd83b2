import { type OfferLine, UNIT_MAX } from '@psp/contracts/offer-lines';
import { isVatRate } from '@psp/contracts/vat-rates';
import { doubtOf, parseNumber } from '@psp/design-system/number-text';
import { NEW_LINE } from './lines.ts';

const percent = (cell: string): number | null => parseNumber(cell.replace(/%$/, '').trim());
const money = (cell: string): number | null => parseNumber(cell.replace(/\s*(lei|ron)$/i, '').trim());
const isNumber = (cell: string): boolean => money(cell) !== null || percent(cell) !== null;

/* A number before the description is the row number. */
const withoutOrdinal = (cells: string[]): string[] =>
  cells.length > 2 && /^\d+\.?$/.test(cells[0] ?? '') && !isNumber(cells[1] ?? '') ? cells.slice(1) : cells;

/* A known VAT rate after the price. Cells with a percent sign come first, since amounts may follow the price too. */
function parseVatRate([, , ...others]: readonly string[]): Pick<OfferLine, 'vatRate'> | null {
  const percentages = others.filter((cell) => cell.endsWith('%'));
  const rates = percentages.length > 0 ? percentages : others;
  const vatRate = rates.map(percent).find((rate) => rate !== null && isVatRate(rate));
  return vatRate == null ? null : { vatRate };
}

/* In the order of an invoice: description, unit and quantity in either order, price, and VAT if it is a known rate. */
function parseRow(row: readonly string[]): OfferLine | null {
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
    ...parseVatRate(numbers),
  };
}

/**
 * Parses tab-separated rows from the clipboard into lines of an offer; null when there are none. Rows without numbers, such as
 * a header, are skipped.
 */
export function parsePastedLines(text: string): OfferLine[] | null {
  const rows = text
    .split(/\r?\n/)
    .filter((row) => row.includes('\t'))
    .map((row) => row.split('\t').map((cell) => cell.trim()));
  const found = rows.map(parseRow).filter((line) => line !== null);
  return found.length > 0 ? found : null;
}

/** The cells of a pasted table that can be read as two numbers. */
export const doubtfulCells = (text: string): string[] =>
  text
    .split(/[\t\r\n]+/)
    .map((cell) => cell.trim())
    .filter((cell) => doubtOf(cell, 'lei', true));
