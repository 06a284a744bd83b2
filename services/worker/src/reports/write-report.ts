import { REPORT_COLUMNS, REPORT_DEFINITIONS } from '@psp/contracts/report-words';
import type { MonthLine, PartnerLine, ReportView } from '@psp/contracts/reports';
import { DOMAINS } from '@psp/contracts/taxonomies';
import type { ReportContent } from '@psp/domain/operating/reports/report-files';
import { formatAmount, formatMoment, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { createTaggedPdf, type TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { strings } from './strings.ts';

const monthName = new Intl.DateTimeFormat('ro', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const count = new Intl.NumberFormat('ro-RO', { maximumFractionDigits: 1 });
const lei = (amount: number): string => strings.lei(formatAmount(amount));
const given = (value: number | null, format: (value: number) => string): string =>
  value === null ? strings.none : format(value);
const days = (value: number): string => strings.days(value, count.format(value));

/** Writes a report: its figures with how they are made, then its tables. */
export function writeReport({ authority, period, createdAt, report }: ReportContent): Promise<Buffer> {
  const named = strings.periods[period];
  const pdf = createTaggedPdf({
    title: `${strings.title}, ${authority}, ${named.toLowerCase()}`,
    author: authority,
    head: `${authority} · ${strings.title} · ${named}`,
    foot: `${authority} · ${strings.title}`,
    createdAt: new Date(createdAt),
  });
  pdf.paragraph(authority, 'bold');
  pdf.title(strings.title);
  pdf.paragraph(`${named} · ${common.made(formatMoment(createdAt))}`);
  writeFigures(pdf, report.figures);
  if (report.figures.requests === 0) pdf.paragraph(strings.nothing);
  writeMoney(pdf, strings.sections.months, REPORT_COLUMNS.month, report.months.map(monthRow));
  if (report.domains.length > 0)
    writeMoney(
      pdf,
      strings.sections.domains,
      REPORT_COLUMNS.domain,
      report.domains.map((line) => [DOMAINS[line.domain], ...moneyOf(line)]),
    );
  writePartners(pdf, report.partners);
  return pdf.finish();
}

function writeFigures(pdf: TaggedPdf, figures: ReportView['figures']): void {
  const { requests, requested, offered, accepted, offersPerRequest, daysToAccepted, daysToCompleted } = figures;
  const { figures: names } = strings;
  pdf.section(strings.sections.figures);
  pdf.table(columnsOf(strings.figureColumns, [24, 22, 54], [1]), [
    [names.requests, count.format(requests), REPORT_DEFINITIONS.requests],
    [names.requested, lei(requested), REPORT_DEFINITIONS.requested],
    [names.offered, lei(offered), REPORT_DEFINITIONS.offered],
    [names.accepted, lei(accepted), REPORT_DEFINITIONS.accepted],
    [names.offersPerRequest, given(offersPerRequest, formatScore), REPORT_DEFINITIONS.offersPerRequest],
    [names.toAccepted, given(daysToAccepted, days), REPORT_DEFINITIONS.toAccepted],
    [names.toCompleted, given(daysToCompleted, days), REPORT_DEFINITIONS.toCompleted],
    [names.savings, given(figures.savings, lei), REPORT_DEFINITIONS.savings(strings.requestsOf(figures.savingsOf))],
  ]);
}

const SIX = [11, 13, 16, 13, 10, 9];

const moneyOf = ({ requests, requested, offered, accepted }: Omit<MonthLine, 'month'>): string[] => [
  count.format(requests),
  formatAmount(requested),
  formatAmount(offered),
  formatAmount(accepted),
];

const monthRow = (line: MonthLine): string[] => [
  monthName.format(new Date(`${line.month}-01T00:00:00Z`)),
  ...moneyOf(line),
];

function writeMoney(pdf: TaggedPdf, title: string, first: string, rows: string[][]): void {
  const { requests, requested, offered, accepted } = REPORT_COLUMNS;
  pdf.section(title);
  pdf.table(columnsOf([first, requests, requested, offered, accepted], [28, 18, 18, 18, 18], [1, 2, 3, 4]), rows);
}

function writePartners(pdf: TaggedPdf, partners: readonly PartnerLine[]): void {
  const { partner, offers, acceptedCount, value, completed, onTime, rating } = REPORT_COLUMNS;
  pdf.section(strings.sections.partners);
  if (partners.length === 0) return pdf.paragraph(strings.noPartners);
  pdf.paragraph(REPORT_DEFINITIONS.partners);
  pdf.table(
    columnsOf([partner, offers, acceptedCount, value, completed, onTime, rating], [28, ...SIX], [1, 2, 3, 4, 5, 6]),
    partners.map((line) => [
      line.partner.name,
      count.format(line.offers),
      count.format(line.accepted),
      formatAmount(line.value),
      count.format(line.completed),
      given(line.onTime, (many) => strings.onTime(many, line.completed)),
      given(line.rating, formatScore),
    ]),
  );
}
