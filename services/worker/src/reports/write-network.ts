import { figureText, NO_FIGURE, percentOf } from '@psp/contracts/network-figure-texts';
import { formatAmount, formatDay, formatMoment } from '@psp/bff-kit/documents/format';
import { columnsOf } from '@psp/bff-kit/documents/pdf-tables';
import type { TaggedPdf } from '@psp/bff-kit/documents/tagged-pdf';
import {
  biggestLoss,
  COHORT_DEFINITION,
  FUNNEL_LABELS,
  FUNNEL_STEPS,
  NETWORK_DEFINITIONS,
  NETWORK_FIGURE_LABELS,
  NETWORK_FIGURES,
} from '@psp/contracts/network-report-words';
import type { NetworkReport } from '@psp/contracts/network-reports';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { monthLabel } from '@psp/contracts/report-words';
import { COUNTIES } from '@psp/contracts/taxonomies';
import type { ReportContent } from '@psp/domain/overseeing/reports/report-files';
import { count } from './format.ts';
import { network, strings } from './strings.ts';

type Content = Extract<ReportContent, { kind: 'admin' }>;

/** Writes the parts of the network's report: its figures with their definitions, then its tables. */
export function writeNetwork(pdf: TaggedPdf, { report, county }: Content): void {
  const { days, compared, funnel } = report;
  pdf.paragraph(network.computed(formatMoment(report.computedAt)));
  if (county) pdf.paragraph(network.county(COUNTIES[county]));
  pdf.section(strings.figures);
  const spans = [days, compared].map(({ from, to }) => network.span(formatDay(from), formatDay(to)));
  const [name = '', , how = ''] = strings.figureColumns;
  pdf.table(
    columnsOf([name, ...spans, how], [20, 18, 18, 44], [1, 2]),
    NETWORK_FIGURES.map((key) => [
      NETWORK_FIGURE_LABELS[key],
      figureText(key, report.figures[key]),
      figureText(key, report.figures[key], 'before'),
      NETWORK_DEFINITIONS[key],
    ]),
  );
  if (funnel.requests === 0) pdf.paragraph(network.nothing);
  else writeFunnel(pdf, funnel);
  writeTables(pdf, report);
}

function writeFunnel(pdf: TaggedPdf, funnel: NetworkReport['funnel']): void {
  pdf.section(network.funnel);
  pdf.table(
    columnsOf(network.funnelColumns, [60, 20, 20], [1, 2]),
    FUNNEL_STEPS.map((step) => [
      FUNNEL_LABELS[step],
      count.format(funnel[step]),
      percentOf(funnel[step], funnel.requests),
    ]),
  );
  const loss = biggestLoss(funnel);
  if (loss) pdf.paragraph(network.loss(FUNNEL_LABELS[loss.step], count.format(loss.lost)));
}

function writeTables(pdf: TaggedPdf, { packages, counties, cohorts, months }: NetworkReport): void {
  if (packages.length > 0) {
    pdf.section(network.packages);
    pdf.table(
      columnsOf(network.packageColumns, [75, 25], [1]),
      packages.map(({ package: name, members }) => [
        name ? MEMBER_PACKAGE_LABELS[name] : network.noPackage,
        count.format(members),
      ]),
    );
  }
  pdf.section(network.counties);
  pdf.table(
    columnsOf(network.countyColumns, [28, 14, 14, 16, 28], [1, 2, 3, 4]),
    counties.map(({ county, members, partners, requests, accepted }) => [
      COUNTIES[county],
      ...[members, partners, requests].map((number) => count.format(number)),
      formatAmount(accepted),
    ]),
  );
  writeCohorts(pdf, cohorts);
  pdf.section(strings.months);
  pdf.table(
    columnsOf(network.monthColumns, [22, 13, 13, 13, 13, 13, 13], [1, 2, 3, 4, 5, 6]),
    months.map(({ month, requests, reviews, downloads, graduates, hours, answers }) => [
      monthLabel(month),
      ...[requests, reviews, downloads, graduates, hours, answers].map((number) => count.format(number)),
    ]),
  );
}

function writeCohorts(pdf: TaggedPdf, cohorts: NetworkReport['cohorts']): void {
  const names = cohorts.map((_, index) => network.month(index + 1));
  pdf.section(network.cohorts);
  pdf.lead(COHORT_DEFINITION);
  pdf.table(
    columnsOf(
      [network.joined, network.organisations, ...names],
      [22, 14, ...names.map(() => 64 / names.length)],
      [1, ...names.map((_, index) => index + 2)],
    ),
    cohorts.map(({ month, organisations, active }) => [
      monthLabel(month),
      count.format(organisations),
      ...names.map((_, index) => {
        const some = active[index];
        return some === undefined || organisations === 0 ? NO_FIGURE : percentOf(some, organisations);
      }),
    ]),
  );
}
