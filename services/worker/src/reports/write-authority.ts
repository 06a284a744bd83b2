import { daysLabel, monthLabel, REPORT_COLUMNS, REPORT_DEFINITIONS } from '@psp/contracts/report-words';
import type { MonthLine, PartnerLine, ReportView } from '@psp/contracts/reports';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { formatAmount, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { count, given } from './format.ts';
import { authority as words, strings } from './strings.ts';

const lei = (amount: number): string => strings.lei(formatAmount(amount));

/** Writes the parts of an authority's report: its figures with how they are made, then its tables. */
export function writeAuthority(pdf: TaggedPdf, { figures, months, domains, partners }: ReportView): void {
  writeFigures(pdf, figures);
  if (figures.requests === 0) pdf.paragraph(words.nothing);
  writeMoney(pdf, strings.months, REPORT_COLUMNS.month, months.map(monthRow));
  if (domains.length > 0) {
    const rows = domains.map((line) => [DOMAINS[line.domain], ...moneyOf(line)]);
    writeMoney(pdf, strings.domains, REPORT_COLUMNS.domain, rows);
  }
  writePartners(pdf, partners);
}

function writeFigures(pdf: TaggedPdf, figures: ReportView['figures']): void {
  const { requests, requested, offered, accepted, offersPerRequest, daysToAccepted, daysToCompleted } = figures;
  const { figures: names } = words;
  pdf.section(strings.figures);
  pdf.table(columnsOf(strings.figureColumns, [24, 22, 54], [1]), [
    [names.requests, count.format(requests), REPORT_DEFINITIONS.requests],
    [names.requested, lei(requested), REPORT_DEFINITIONS.requested],
    [names.offered, lei(offered), REPORT_DEFINITIONS.offered],
    [names.accepted, lei(accepted), REPORT_DEFINITIONS.accepted],
    [names.offersPerRequest, given(offersPerRequest, formatScore), REPORT_DEFINITIONS.offersPerRequest],
    [names.toAccepted, given(daysToAccepted, daysLabel), REPORT_DEFINITIONS.toAccepted],
    [names.toCompleted, given(daysToCompleted, daysLabel), REPORT_DEFINITIONS.toCompleted],
    [names.savings, given(figures.savings, lei), REPORT_DEFINITIONS.savings(words.requestsOf(figures.savingsOf))],
  ]);
}

const SIX = [11, 13, 16, 13, 10, 9];

const moneyOf = ({ requests, requested, offered, accepted }: Omit<MonthLine, 'month'>): string[] => [
  count.format(requests),
  formatAmount(requested),
  formatAmount(offered),
  formatAmount(accepted),
];

const monthRow = (line: MonthLine): string[] => [monthLabel(line.month), ...moneyOf(line)];

function writeMoney(pdf: TaggedPdf, title: string, first: string, rows: string[][]): void {
  const { requests, requested, offered, accepted } = REPORT_COLUMNS;
  pdf.section(title);
  pdf.table(columnsOf([first, requests, requested, offered, accepted], [28, 18, 18, 18, 18], [1, 2, 3, 4]), rows);
}

function writePartners(pdf: TaggedPdf, partners: readonly PartnerLine[]): void {
  const { partner, offers, acceptedCount, value, completed, onTime, rating } = REPORT_COLUMNS;
  pdf.section(words.partners);
  if (partners.length === 0) return pdf.paragraph(words.noPartners);
  pdf.lead(REPORT_DEFINITIONS.partners);
  pdf.table(
    columnsOf([partner, offers, acceptedCount, value, completed, onTime, rating], [28, ...SIX], [1, 2, 3, 4, 5, 6]),
    partners.map((line) => [
      line.partner.name,
      count.format(line.offers),
      count.format(line.accepted),
      formatAmount(line.value),
      count.format(line.completed),
      given(line.onTime, (many) => words.onTime(many, line.completed)),
      given(line.rating, formatScore),
    ]),
  );
}
