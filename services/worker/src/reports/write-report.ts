import { formatAmount, formatMoment, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { daysLabel, monthLabel, periodLabel, REPORT_COLUMNS, REPORT_DEFINITIONS } from '@psp/contracts/report-words';
import type { MonthLine, PartnerLine, ReportView } from '@psp/contracts/reports';
import { authorityLines } from '@psp/contracts/similar-organisations';
import type { DomainNames } from '@psp/contracts/taxonomies';
import type { ReportContent } from '@psp/domain/overseeing/reports/report-files';
import { count, valueOrNone } from './format.ts';
import { writeComparison } from './write-comparison.ts';
import { authority, firm, network, strings } from './strings.ts';
import { writeFirm } from './write-firm.ts';
import { writeNetwork } from './write-network.ts';

const lei = (amount: number): string => strings.lei(formatAmount(amount));

const TITLES = { uat: authority.title, firma: firm.title, admin: network.title };

/** Writes the PDF of a report on an authority, a firm or the network. */
export function writeReport(content: ReportContent): Promise<Uint8Array> {
  const { kind, organisation, period, createdAt } = content;
  const title = TITLES[kind];
  const made = new Date(createdAt);
  const label = periodLabel(period, made);
  return writeTaggedPdf(
    {
      title: `${title}, ${organisation}, ${label.toLowerCase()}`,
      author: organisation,
      head: `${organisation} · ${title} · ${label}`,
      foot: `${organisation} · ${title}`,
      createdAt: made,
    },
    (pdf) => {
      pdf.paragraph(organisation, 'bold');
      pdf.title(title);
      pdf.paragraph(`${label} · ${common.made(formatMoment(createdAt))}`);
      if (content.kind === 'uat') writeAuthority(pdf, content.report, content.domainNames);
      else if (content.kind === 'firma') writeFirm(pdf, content.report, content.domainNames);
      else writeNetwork(pdf, content);
    },
  );
}

/* The parts of an authority's report: its figures with their definitions, then its tables. */
function writeAuthority(pdf: TaggedPdf, report: ReportView, domainNames: DomainNames): void {
  const { figures, months, domains, partners, comparison } = report;
  writeFigures(pdf, figures);
  if (figures.requests === 0) pdf.paragraph(authority.nothing);
  writeMoney(pdf, strings.months, REPORT_COLUMNS.month, months.map(monthRow));
  if (domains.length > 0) {
    const rows = domains.map((line) => [domainNames[line.domain], ...moneyOf(line)]);
    writeMoney(pdf, strings.domains, REPORT_COLUMNS.domain, rows);
  }
  writePartners(pdf, partners);
  writeComparison(pdf, 'uat', comparison, authorityLines);
}

function writeFigures(pdf: TaggedPdf, figures: ReportView['figures']): void {
  const { requests, requested, offered, accepted, offersPerRequest, daysToAccepted, daysToCompleted } = figures;
  const { figures: names } = authority;
  pdf.section(strings.figures);
  pdf.table(columnsOf(strings.figureColumns, [24, 22, 54], [1]), [
    [names.requests, count.format(requests), REPORT_DEFINITIONS.requests],
    [names.requested, lei(requested), REPORT_DEFINITIONS.requested],
    [names.offered, lei(offered), REPORT_DEFINITIONS.offered],
    [names.accepted, lei(accepted), REPORT_DEFINITIONS.accepted],
    [names.offersPerRequest, valueOrNone(offersPerRequest, formatScore), REPORT_DEFINITIONS.offersPerRequest],
    [names.toAccepted, valueOrNone(daysToAccepted, daysLabel), REPORT_DEFINITIONS.toAccepted],
    [names.toCompleted, valueOrNone(daysToCompleted, daysLabel), REPORT_DEFINITIONS.toCompleted],
    [
      names.savings,
      valueOrNone(figures.savings, lei),
      REPORT_DEFINITIONS.savings(authority.requestsOf(figures.savingsOf)),
    ],
  ]);
}

/** Widths of the partners' columns after the first, in percent. */
const PARTNER_WIDTHS = [11, 13, 16, 13, 10, 9];

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
  pdf.section(authority.partners);
  if (partners.length === 0) return pdf.paragraph(authority.noPartners);
  pdf.lead(REPORT_DEFINITIONS.partners);
  pdf.table(
    columnsOf(
      [partner, offers, acceptedCount, value, completed, onTime, rating],
      [28, ...PARTNER_WIDTHS],
      [1, 2, 3, 4, 5, 6],
    ),
    partners.map((line) => [
      line.partner.name,
      count.format(line.offers),
      count.format(line.accepted),
      formatAmount(line.value),
      count.format(line.completed),
      valueOrNone(line.onTime, (many) => authority.onTime(many, line.completed)),
      valueOrNone(line.rating, formatScore),
    ]),
  );
}
