import { amountsOfLine, amountsOfLines, type OfferLine } from '@psp/contracts/offer-lines';
import { quantityWithUnit } from '@psp/contracts/unit-words';
import { formatAmount, formatQuantity, formatRate } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

const amount = (lei: number | undefined): string => (lei === undefined ? strings.none : formatAmount(lei));

/** Writes the lines of an offer as a table, followed by their totals. */
export function writeLines(pdf: TaggedPdf, lines: readonly OfferLine[]): void {
  pdf.table(
    columnsOf(strings.columns, [6, 30, 17, 13, 7, 13, 14], [3, 4, 5, 6]),
    lines.map((line, at) => {
      const { description, quantity, unit, unitPrice, vatRate } = line;
      const amounts = amountsOfLine(line);
      const counted = quantity === null ? strings.none : quantityWithUnit(quantity, formatQuantity(quantity), unit);
      return [
        ...[String(at + 1), description || strings.none, counted, amount(unitPrice ?? undefined), formatRate(vatRate)],
        ...[amount(amounts?.net), amount(amounts?.gross)],
      ];
    }),
  );
  const { net, vat, gross } = amountsOfLines(lines);
  pdf.paragraph(strings.sum(formatAmount(net), formatAmount(vat), formatAmount(gross)), 'bold');
  pdf.paragraph(strings.rule);
}
