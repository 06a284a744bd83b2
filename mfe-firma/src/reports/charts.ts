import { RANGE_LABELS } from '@psp/contracts/firm-report-words';
import type { FirmReport, OfferCounts } from '@psp/contracts/firm-reports';
import { OFFER_STATUS } from '@psp/contracts/offers';
import { PRICE_RANGES } from '@psp/contracts/price-ranges';
import { REVIEW_CRITERIA } from '@psp/contracts/review-criteria';
import { formatNumber, formatRating } from '@psp/design-system/format';
import type { BarGroup } from '@psp/features/charts/ui/bar-chart';
import { domainBars, monthBars } from '@psp/features/reports/ui/bar-groups';
import type { ReportChart } from '@psp/features/reports/ui/report-part';
import { CRITERIA } from './more-tables.tsx';
import { strings } from './strings.ts';

const countsOf = ({ offers, accepted, declined }: OfferCounts) => [offers, accepted, declined];
const barsOf = (key: string, label: string, value: number, shortLabel = label): BarGroup => ({
  ...{ key, label, shortLabel, values: [value] },
});

const offersChart = (groups: readonly BarGroup[], series: readonly string[] = strings.series): ReportChart => ({
  ...{ what: strings.offersChart, series, groups, format: strings.offersOf, formatTick: wholeOnly },
});

const BEST_MARK = 5;

/* There are no half offers. */
const wholeOnly = (value: number): string => (Number.isInteger(value) ? formatNumber(value) : '');

/** The charts of a firm's report; null where there is nothing to draw. */
export const chartsOf = ({ months, domains, states, prices, reviews }: FirmReport) => {
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
