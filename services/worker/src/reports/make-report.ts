import type { MikroORM } from '@mikro-orm/postgresql';
import { formatAmount, formatMoment, formatScore } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import { strings as common } from '@psp/bff-kit/documents/strings';
import { type TaggedPdf, writeTaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import { daysLabel, monthLabel, periodLabel, REPORT_COLUMNS, REPORT_DEFINITIONS } from '@psp/contracts/report-words';
import type { MonthLine, PartnerLine, ReportView } from '@psp/contracts/reports';
import { DOMAINS } from '@psp/contracts/taxonomies';
import { asSystem } from '@psp/domain/as-system';
import type { FileStore } from '@psp/domain/operating/files/store';
import {
  finishReport,
  type ReportContent,
  reportContent,
  reportKey,
} from '@psp/domain/overseeing/reports/report-files';
import { createReadDb } from '@psp/domain/read-db';
import { inThread } from '@psp/domain/threads';
import { count, given } from './format.ts';
import { authority, firm, strings, authority as words } from './strings.ts';
import { writeFirm } from './write-firm.ts';

const lei = (amount: number): string => strings.lei(formatAmount(amount));

/** Writes the parts of an authority's report: its figures with how they are made, then its tables. */
function writeAuthority(pdf: TaggedPdf, { figures, months, domains, partners }: ReportView): void {
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

/** Writes a report on paper: whose it is, of when, and its parts. */
function writeReport(content: ReportContent): Promise<Uint8Array> {
  const { kind, organisation, period, createdAt } = content;
  const { title } = kind === 'uat' ? authority : firm;
  const made = new Date(createdAt);
  const named = periodLabel(period, made);
  return writeTaggedPdf(
    {
      title: `${title}, ${organisation}, ${named.toLowerCase()}`,
      author: organisation,
      head: `${organisation} · ${title} · ${named}`,
      foot: `${organisation} · ${title}`,
      createdAt: made,
    },
    (pdf) => {
      pdf.paragraph(organisation, 'bold');
      pdf.title(title);
      pdf.paragraph(`${named} · ${common.made(formatMoment(createdAt))}`);
      if (content.kind === 'uat') writeAuthority(pdf, content.report);
      else writeFirm(pdf, content.report);
    },
  );
}

const printReport = inThread<typeof writeReport>(new URL('./write-report.ts', import.meta.url), 'writeReport');

/**
 * Writes a report as PDF and stores it. Does nothing for one that is made or given up. Throws database and storage errors; a
 * retry overwrites what was stored.
 */
export const makeReport = async (orm: MikroORM, files: FileStore, id: string): Promise<void> => {
  const content = await reportContent(createReadDb(orm), id);
  if (!content) return;
  const pdf = await printReport(content, null);
  await files.write(reportKey(id), Buffer.from(pdf), { mimeType: 'application/pdf' });
  await asSystem(orm, (write) => finishReport(write, { id, period: content.period, size: pdf.length }));
};
