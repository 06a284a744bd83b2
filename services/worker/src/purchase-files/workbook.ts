import { amountsOfLine, ratesOf } from '@psp/contracts/offer-lines';
import type { OfferComparisonItem } from '@psp/contracts/offers';
import { CRITERIA } from '@psp/contracts/scores';
import type { PurchaseContent } from '@psp/domain/sourcing/purchase-files/content';
import writeExcelFile from 'write-excel-file/node';
import { scoredOffers, statusLabel, vatRates } from './choice-sections.ts';
import { formatDay, formatMoment } from '@psp/bff-kit/documents/format';
import { strings } from './strings.ts';

type Cell = { value: string | number; fontWeight?: 'bold' } | null;

const head = (value: string): Cell => ({ value, fontWeight: 'bold' });
const cell = (value: string | number | null | undefined): Cell => (value == null || value === '' ? null : { value });

/**
 * Writes a workbook with the comparison: a sheet of offers and scores, and a sheet of offer lines if there are any. Before the opening
 * it contains no offers.
 */
export function writeWorkbook(content: PurchaseContent): Promise<Uint8Array> {
  const { weights, scored } = scoredOffers(content);
  const { workbook, offerColumns } = strings;
  const [firm = '', submitted = '', price = '', vat = '', withVat = '', , until = '', state = ''] = offerColumns;
  const scoreHeads = strings.scoreColumns(weights).slice(1);
  const heads = [firm, state, submitted, price, vat, withVat, workbook.delivery, until, workbook.rating, workbook.mark];
  const rows = scored.map(({ offer, score }) => [
    ...[cell(offer.firma.name), cell(statusLabel(offer)), cell(formatMoment(offer.submittedAt))],
    ...[cell(offer.price), cell(rateCell(offer)), cell(offer.priceWithVat), cell(offer.deliveryDays)],
    ...[cell(formatDay(offer.validUntil)), cell(offer.rating), cell(offer.methodMark), cell(score?.place)],
    ...CRITERIA.map((criterion) => cell(score?.[criterion])),
    cell(score?.total),
  ]);
  const { number, content: written } = content.request;
  const title = [head(`${number} ${written.title}`)];
  const sheet = [title, [...heads, ...scoreHeads].map(head), ...rows];
  const columns = [
    { width: 28 },
    ...Array.from({ length: heads.length + scoreHeads.length - 1 }, () => ({ width: 16 })),
  ];
  const first = { data: sheet, sheet: workbook.sheet, columns };
  const lines = lineRows(content);
  if (lines.length === 0) return writeExcelFile([first]).toBuffer();
  const second = { data: [workbook.lineHeads.map(head), ...lines], sheet: workbook.linesSheet, columns: LINE_COLUMNS };
  return writeExcelFile([first, second]).toBuffer();
}

const LINE_COLUMNS = [28, 8, 44, 12, 12, 16, 10, 16, 16, 16].map((width) => ({ width }));

/* A single rate is a number; several are text. */
function rateCell(offer: OfferComparisonItem): number | string {
  const [rate, ...others] = ratesOf(offer);
  return rate === undefined || others.length > 0 ? vatRates(offer) : rate;
}

/* Returns a row for each line of each offer, with its amounts. */
const lineRows = ({ request }: PurchaseContent): Cell[][] =>
  (request.offers ?? []).flatMap(({ firma, lines }) =>
    (lines ?? []).map((line, at) => {
      const { description, quantity, unit, unitPrice, vatRate } = line;
      const amounts = amountsOfLine(line);
      return [
        firma.name,
        at + 1,
        description,
        quantity,
        unit,
        unitPrice,
        vatRate,
        amounts?.net,
        amounts?.vat,
        amounts?.gross,
      ].map(cell);
    }),
  );
