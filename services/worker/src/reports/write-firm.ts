import {
  FIRM_COLUMNS as columns,
  FIRM_DEFINITIONS as definitions,
  RANGE_LABELS,
} from '@psp/contracts/firm-report-words';
import type { FirmReport, OfferCounts } from '@psp/contracts/firm-reports';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { PRICE_RANGES } from '@psp/contracts/price-ranges';
import { hoursLabel, monthLabel } from '@psp/contracts/report-words';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import type { DomainNames } from '@psp/contracts/taxonomies';
import { firmLines } from '@psp/contracts/similar-organisations';
import { winRateOf } from '@psp/contracts/win-rate';
import { formatAmount, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { count, valueOrNone } from './format.ts';
import { writeComparison } from './write-comparison.ts';
import { firm as words, strings } from './strings.ts';

const percent = (value: number): string => strings.percent(count.format(value));
const rateOf = (line: OfferCounts): string => valueOrNone(winRateOf(line), (value) => count.format(value));

/** Writes the parts of a firm's report: its figures with their definitions, then its tables. */
export function writeFirm(pdf: TaggedPdf, report: FirmReport, domainNames: DomainNames): void {
  const { figures, months, domains, states } = report;
  writeFigures(pdf, figures);
  if (figures.offers === 0) pdf.paragraph(words.nothing);
  writeCounts(pdf, { title: strings.months, text: definitions.months, first: columns.month }, months, ({ month }) =>
    monthLabel(month),
  );
  writeCounts(
    pdf,
    { title: strings.domains, text: definitions.domains, first: columns.domain },
    domains,
    ({ domain }) => domainNames[domain],
  );
  if (states.length > 0) {
    pdf.section(words.states);
    pdf.lead(definitions.states);
    const rows = states.map(({ status, offers }) => [OFFER_STATUS[status].label, count.format(offers)]);
    pdf.table(columnsOf([columns.status, columns.offers], [70, 30], [1]), rows);
  }
  writePrices(pdf, report.prices);
  writeReviews(pdf, report.reviews);
  writeComparison(pdf, 'firma', report.comparison, firmLines);
}

function writeFigures(pdf: TaggedPdf, figures: FirmReport['figures']): void {
  const { figures: names } = words;
  const won = winRateOf(figures);
  pdf.section(strings.figures);
  pdf.table(columnsOf(strings.figureColumns, [24, 22, 54], [1]), [
    [names.offers, count.format(figures.offers), definitions.offers],
    [names.accepted, count.format(figures.accepted), definitions.accepted],
    [names.declined, count.format(figures.declined), definitions.declined],
    [names.winRate, valueOrNone(won, percent), won === null ? words.undecided : definitions.winRate],
    [names.value, strings.lei(formatAmount(figures.value)), definitions.value],
    [names.response, valueOrNone(figures.medianHours, hoursLabel), definitions.response],
  ]);
}

function writeCounts<Line extends OfferCounts>(
  pdf: TaggedPdf,
  { title, text, first }: { title: string; text: string; first: string },
  lines: readonly Line[],
  nameOf: (line: Line) => string,
): void {
  if (lines.length === 0) return;
  pdf.section(title);
  pdf.lead(text);
  pdf.table(
    columnsOf(
      [first, columns.offers, columns.accepted, columns.declined, columns.winRate],
      [36, 16, 16, 16, 16],
      [1, 2, 3, 4],
    ),
    lines.map((line) => [
      ...[nameOf(line), count.format(line.offers), count.format(line.accepted)],
      ...[count.format(line.declined), rateOf(line)],
    ]),
  );
}

function writePrices(pdf: TaggedPdf, { ranges }: FirmReport['prices']): void {
  pdf.section(words.prices);
  if (!ranges) return pdf.paragraph(definitions.tooFew);
  pdf.lead(definitions.prices);
  const rows = PRICE_RANGES.map((range) => [RANGE_LABELS[range], count.format(ranges[range])]);
  pdf.table(columnsOf([columns.range, columns.lost], [70, 30], [1]), rows);
}

const MARKS = [1, 2, 3, 4, 5];

function writeReviews(pdf: TaggedPdf, { criteria }: FirmReport['reviews']): void {
  pdf.section(words.reviews);
  if (!criteria) return pdf.paragraph(words.noReviews);
  pdf.lead(definitions.reviews);
  const names = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];
  const heads = [columns.criterion, columns.mean, ...MARKS.map(columns.mark)];
  pdf.table(
    columnsOf(heads, [28, 17, 11, 11, 11, 11, 11], [1, 2, 3, 4, 5, 6]),
    names.map((name) => {
      const { mean, marks } = criteria[name];
      return [REVIEW_CRITERIA[name], formatScore(mean), ...marks.map((many) => count.format(many))];
    }),
  );
}
