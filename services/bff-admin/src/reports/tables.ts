import { formatMoment } from '@psp/bff-kit/documents/format';
import {
  biggestLoss,
  FUNNEL_LABELS,
  FUNNEL_STEPS,
  type FunnelStep,
  NETWORK_DEFINITIONS,
  NETWORK_FIGURE_LABELS,
  NETWORK_FIGURES,
  type NetworkFigure,
} from '@psp/contracts/network-report-words';
import {
  type CountyLine,
  NETWORK_TABLES,
  type NetworkCohort,
  type NetworkMonth,
  type NetworkReport,
  type NetworkTable,
  type PackageLine,
} from '@psp/contracts/network-reports';
import { MEMBER_PACKAGE_LABELS } from '@psp/contracts/package-names';
import { COUNTIES, type CountyCode } from '@psp/contracts/taxonomies';
import { cellsOf } from '@psp/bff-kit/tables/send-table';
import type { Cells, Sheet } from '@psp/bff-kit/tables/write-table';
import { strings } from './strings.ts';

const figures = ({ figures: all, days, compared }: NetworkReport) => {
  const of = (key: NetworkFigure) => all[key];
  return cellsOf(
    [
      { label: strings.figure, value: (key: NetworkFigure) => NETWORK_FIGURE_LABELS[key] },
      { label: strings.span(days), value: (key) => of(key).value },
      { label: strings.from, value: (key) => of(key).of },
      { label: strings.span(compared), value: (key) => of(key).before },
      { label: strings.from, value: (key) => of(key).beforeOf },
      { label: strings.definition, value: (key) => NETWORK_DEFINITIONS[key] },
    ],
    NETWORK_FIGURES,
  );
};

const funnel = ({ funnel: steps }: NetworkReport) => {
  const loss = biggestLoss(steps);
  return cellsOf(
    [
      { label: strings.step, value: (step: FunnelStep) => FUNNEL_LABELS[step] },
      { label: strings.count, value: (step) => steps[step] },
      {
        label: strings.share,
        value: (step) => (steps.requests ? Math.round((steps[step] / steps.requests) * 100) : null),
      },
      { label: strings.lost, value: (step) => (loss?.step === step ? loss.lost : null) },
    ],
    FUNNEL_STEPS,
  );
};

const cohorts = ({ cohorts: lines }: NetworkReport) => {
  const most = Math.max(0, ...lines.map(({ active }) => active.length));
  return cellsOf(
    [
      { label: strings.joined, value: ({ month }: NetworkCohort) => month },
      { label: strings.organisations, value: ({ organisations }) => organisations },
      ...Array.from({ length: most }, (_, index) => ({
        label: strings.month(index + 1),
        value: ({ active }: NetworkCohort) => active[index] ?? null,
      })),
    ],
    lines,
  );
};

const counties = ({ counties: lines }: NetworkReport) =>
  cellsOf(
    [
      { label: strings.county, value: ({ county }: CountyLine) => COUNTIES[county] },
      { label: NETWORK_FIGURE_LABELS.members, value: ({ members }) => members },
      { label: NETWORK_FIGURE_LABELS.partners, value: ({ partners }) => partners },
      { label: NETWORK_FIGURE_LABELS.requests, value: ({ requests }) => requests },
      { label: NETWORK_FIGURE_LABELS.accepted, value: ({ accepted }) => accepted },
    ],
    lines,
  );

const packages = ({ packages: lines }: NetworkReport) =>
  cellsOf(
    [
      {
        label: strings.package,
        value: ({ package: name }: PackageLine) => (name ? MEMBER_PACKAGE_LABELS[name] : strings.noPackage),
      },
      { label: strings.organisations, value: ({ members }) => members },
    ],
    lines,
  );

const months = ({ months: lines }: NetworkReport) =>
  cellsOf(
    [
      { label: strings.monthOf, value: ({ month }: NetworkMonth) => month },
      { label: NETWORK_FIGURE_LABELS.requests, value: ({ requests }) => requests },
      { label: strings.reviews, value: ({ reviews }) => reviews },
      { label: NETWORK_FIGURE_LABELS.downloads, value: ({ downloads }) => downloads },
      { label: strings.graduates, value: ({ graduates }) => graduates },
      { label: NETWORK_FIGURE_LABELS.training, value: ({ hours }) => hours },
      { label: NETWORK_FIGURE_LABELS.answers, value: ({ answers }) => answers },
    ],
    lines,
  );

const PARTS: Record<NetworkTable, (report: NetworkReport) => Cells> = {
  ...{ figures, funnel, counties, cohorts, packages, months },
};

/** A part of the report as a table. */
export const partOf = (report: NetworkReport, table: NetworkTable): Cells => PARTS[table](report);

/** All parts, a sheet each, with what they count and when. */
export const sheetsOf = (report: NetworkReport, county: CountyCode | undefined): Sheet[] => {
  const { days, compared, computedAt } = report;
  const computed = strings.computed(formatMoment(computedAt), county ? COUNTIES[county] : null);
  return NETWORK_TABLES.map((table) => {
    const { name, title, definitions } = strings.sheets[table];
    const period = table === 'figures' ? strings.compared(days, compared) : strings.period(days);
    return { name, above: [title, period, computed], below: definitions, ...partOf(report, table) };
  });
};
