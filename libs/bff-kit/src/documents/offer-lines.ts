import { amountsOfLine, amountsOfLines, type OfferLine } from '@psp/contracts/offer-lines';
import { formatAmount, formatQuantity } from './format.ts';
import { columnsOf } from './pdf-tables.ts';
import { strings } from './strings.ts';
import type { TaggedPdf } from './tagged-pdf.ts';

const { lines: words } = strings;
const amount = (lei: number | undefined): string => (lei === undefined ? words.none : formatAmount(lei));

/** Writes the lines of an offer as a table with their sums below. */
export function writeLines(pdf: TaggedPdf, lines: readonly OfferLine[]): void {
  pdf.table(
    columnsOf(words.columns, [6, 30, 17, 13, 7, 13, 14], [3, 4, 5, 6]),
    lines.map((line, at) => {
      const { description, quantity, unit, unitPrice, vatRate } = line;
      const amounts = amountsOfLine(line);
      const counted = [quantity === null ? words.none : formatQuantity(quantity), unit].filter(Boolean).join(' ');
      return [
        ...[String(at + 1), description || words.none, counted, amount(unitPrice ?? undefined), `${vatRate}%`],
        ...[amount(amounts?.net), amount(amounts?.gross)],
      ];
    }),
  );
  const { net, vat, gross } = amountsOfLines(lines);
  pdf.paragraph(words.sum(formatAmount(net), formatAmount(vat), formatAmount(gross)), 'bold');
  pdf.paragraph(words.rule);
}
