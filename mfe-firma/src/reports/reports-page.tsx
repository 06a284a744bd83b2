import { FIRM_DEFINITIONS as how, RANGE_LABELS } from '@psp/contracts/firm-report-words';
import type { FirmReport, FirmTable, OfferCounts } from '@psp/contracts/firm-reports';
import { OFFER_STATUS } from '@psp/contracts/offer-names';
import { PRICE_RANGES } from '@psp/contracts/price-ranges';
import type { ReportPeriod } from '@psp/contracts/report-periods';
import { hoursLabel } from '@psp/contracts/report-words';
import { REVIEW_CRITERIA } from '@psp/contracts/review-criteria';
import { firmLines } from '@psp/contracts/similar-organisations';
import { winRateOf } from '@psp/contracts/win-rate';
import { ButtonLink } from '@psp/design-system/button';
import { formatNumber, formatRating } from '@psp/design-system/format';
import { EmptyState } from '@psp/design-system/states';
import type { BarGroup } from '@psp/features/charts/ui/bar-chart';
import { useIsReadOnly } from '@psp/features/members/ui/read-only';
import { domainBars, monthBars } from '@psp/features/reports/ui/bar-groups';
import { ComparisonPart } from '@psp/features/reports/ui/comparison-part';
import { given, type ReportFigure, ReportFigures } from '@psp/features/reports/ui/report-figures';
import { ReportPage } from '@psp/features/reports/ui/report-page';
import { type ReportChart, ReportPart } from '@psp/features/reports/ui/report-part';
import { strings as common } from '@psp/features/reports/ui/strings';
import { reports as area } from './area.ts';
import { offersHref, reviewsHref } from './list-href.ts';
import { strings } from './strings.ts';
import { CRITERIA, RangeTable, ReviewTable, StateTable, DomainTable, MonthTable } from './tables.tsx';

const isEmpty = ({ figures, reviews }: FirmReport) => figures.offers === 0 && reviews.count === 0;

/** The figures of the report; counted offers and reviews link to their list. */
const figuresOf = (report: FirmReport): ReportFigure[] => {
  const { figures, reviews } = report;
  const { offers, accepted, declined, value, answers, medianHours } = figures;
  const won = winRateOf(figures);
  const counts = [
    { term: strings.offers, value: formatNumber(offers), definition: how.offers, href: offersHref(report) },
    {
      ...{ term: strings.accepted, value: formatNumber(accepted), definition: how.accepted },
      href: offersHref(report, { status: 'accepted' }),
    },
    {
      ...{ term: strings.declined, value: formatNumber(declined), definition: how.declined },
      href: offersHref(report, { status: 'declined' }),
    },
  ];
  const rate: ReportFigure =
    won === null
      ? { term: strings.winRate, value: common.none, definition: `${strings.undecided} ${how.winRate}` }
      : {
          term: strings.winRate,
          value: strings.winRateOf(strings.percent(won), accepted, accepted + declined),
          definition: how.winRate,
          href: offersHref(report, { status: 'decided' }),
        };
  return [
    ...counts,
    rate,
    { term: strings.value, value: common.lei(value), definition: how.value },
    {
      ...{ term: strings.response, value: given(medianHours, hoursLabel) },
      definition: answers > 0 ? `${how.response} ${strings.answers(answers)}` : how.response,
    },
    {
      term: strings.rating,
      value: reviews.rating === null ? common.none : strings.ratingOf(formatRating(reviews.rating), reviews.count),
      definition: how.reviews,
      ...(reviews.count > 0 && { href: reviewsHref(report) }),
    },
  ];
};

/** /firma/reports: results of the firm's offers, and reviews of its work. */
export function ReportsPage() {
  return (
    <ReportPage area={area} lead={strings.lead} nothing={(view) => (isEmpty(view) ? <NoData /> : null)}>
      {(report, period) => (
        <>
          <ReportFigures figures={figuresOf(report)} />
          <ComparisonPart {...{ area, period }} kind="firma" comparison={report.comparison} linesOf={firmLines} />
          {report.figures.offers > 0 ? <OfferParts report={report} period={period} /> : null}
          <ReviewPart report={report} period={period} />
        </>
      )}
    </ReportPage>
  );
}

interface PartsProps {
  report: FirmReport;
  period: ReportPeriod;
}

const countsOf = ({ offers, accepted, declined }: OfferCounts) => [offers, accepted, declined];
const barsOf = (key: string, label: string, value: number, shortLabel = label): BarGroup => ({
  ...{ key, label, shortLabel, values: [value] },
});

const offersChart = (groups: readonly BarGroup[], series: readonly string[] = strings.series): ReportChart => ({
  ...{ what: strings.offersChart, series, groups, format: strings.offersOf, formatTick: wholeOnly },
});

const BEST_MARK = 5;

/* Offers are whole numbers, so other ticks get no label. */
const wholeOnly = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

/** The charts of a firm's report; null without data. */
const chartsOf = ({ months, domains, states, prices, reviews }: FirmReport) => {
  const [{ ranges }, { criteria }] = [prices, reviews];
  return {
    months: offersChart(months.map((line) => monthBars(line.month, countsOf(line)))),
    domains: offersChart(domains.map((line) => domainBars(line.domain, countsOf(line)))),
    states: offersChart(
      states.map(({ status, offers }) => barsOf(status, OFFER_STATUS[status].label, offers)),
      [strings.offersTaken],
    ),
    prices: ranges
      ? offersChart(
          PRICE_RANGES.map((range) => barsOf(range, RANGE_LABELS[range], ranges[range], strings.shortRanges[range])),
          strings.lostSeries,
        )
      : null,
    reviews: criteria
      ? {
          ...{ what: strings.marksChart, series: strings.marksSeries, most: BEST_MARK },
          ...{ format: formatRating, formatTick: formatNumber },
          groups: CRITERIA.map((name) => barsOf(name, REVIEW_CRITERIA[name], criteria[name].mean)),
        }
      : null,
  };
};

const partOf = ({ report, period }: PartsProps, table: Exclude<FirmTable, 'comparison'>) => ({
  ...{ area, period, table, title: strings.tables[table], chart: chartsOf(report)[table] },
});

function OfferParts(props: PartsProps) {
  const { report } = props;
  const { lost, ranges } = report.prices;
  return (
    <>
      <ReportPart {...partOf(props, 'months')} text={how.months}>
        <MonthTable report={report} />
      </ReportPart>
      <ReportPart {...partOf(props, 'domains')} text={how.domains}>
        <DomainTable report={report} />
      </ReportPart>
      <ReportPart {...partOf(props, 'states')} text={how.states}>
        <StateTable report={report} />
      </ReportPart>
      <ReportPart
        {...partOf(props, 'prices')}
        text={ranges ? how.prices : `${how.tooFew} ${strings.lost(lost)}`}
        hasFiles={ranges !== null}
      >
        {ranges ? <RangeTable ranges={ranges} /> : null}
      </ReportPart>
    </>
  );
}

function ReviewPart(props: PartsProps) {
  const { criteria } = props.report.reviews;
  return (
    <ReportPart
      {...partOf(props, 'reviews')}
      text={criteria ? how.reviews : strings.noReviews}
      hasFiles={criteria !== null}
    >
      {criteria ? <ReviewTable report={props.report} criteria={criteria} /> : null}
    </ReportPart>
  );
}

function NoData() {
  const isReadOnly = useIsReadOnly();
  const look = isReadOnly ? null : <ButtonLink href="/firma/opportunities">{strings.findWork}</ButtonLink>;
  return (
    <EmptyState title={strings.nothingTitle} action={look}>
      <p>{isReadOnly ? strings.nothingToRead : strings.nothing}</p>
    </EmptyState>
  );
}
