import { implement } from '@psp/bff-kit/implement';
import type { PortalApp } from '@psp/bff-kit/service';
import { FIRM_COLUMNS as columns, RANGE_LABELS } from '@psp/contracts/firm-report-words';
import {
  type FirmDomain,
  type FirmMonth,
  type FirmReport,
  type FirmTable,
  firmReportOperations,
  type OfferCounts,
} from '@psp/contracts/firm-reports';
import { OFFER_STATUS, type OfferStatus } from '@psp/contracts/offer-names';
import { PRICE_RANGES, type PriceRange } from '@psp/contracts/price-ranges';
import { REVIEW_CRITERIA, type ReviewCriterion } from '@psp/contracts/review-criteria';
import { firmLines } from '@psp/contracts/similar-organisations';
import type { DomainNames } from '@psp/contracts/taxonomies';
import { winRateOf } from '@psp/contracts/win-rate';
import { firmReport, readFirmReport } from '@psp/domain/overseeing/reports/firm-report';
import { COMPARED_COLUMNS, reportFileRoutes, reportHandlers, tableOf } from '@psp/features/reports/server/routes';

const counts = [
  { label: columns.offers, value: ({ offers }: OfferCounts) => offers },
  { label: columns.accepted, value: ({ accepted }: OfferCounts) => accepted },
  { label: columns.declined, value: ({ declined }: OfferCounts) => declined },
  { label: columns.winRate, value: (line: OfferCounts) => winRateOf(line) },
];
const MONTHS = [{ label: columns.month, value: ({ month }: FirmMonth) => month }, ...counts];
const domainLines = (names: DomainNames) => [
  { label: columns.domain, value: ({ domain }: FirmDomain) => names[domain] },
  ...counts,
];
const STATES = [
  { label: columns.status, value: ({ status }: { status: OfferStatus }) => OFFER_STATUS[status].label },
  { label: columns.offers, value: ({ offers }: { offers: number }) => offers },
];

interface RangeLine {
  range: PriceRange;
  offers: number;
}
const RANGES = [
  { label: columns.range, value: ({ range }: RangeLine) => RANGE_LABELS[range] },
  { label: columns.lost, value: ({ offers }: RangeLine) => offers },
];

interface CriterionLine {
  name: ReviewCriterion;
  mean: number;
  marks: number[];
}
const CRITERIA = [
  { label: columns.criterion, value: ({ name }: CriterionLine) => REVIEW_CRITERIA[name] },
  { label: columns.mean, value: ({ mean }: CriterionLine) => mean },
  ...[1, 2, 3, 4, 5].map((mark) => ({
    label: columns.mark(mark),
    value: ({ marks }: CriterionLine) => marks[mark - 1] ?? 0,
  })),
];
const criteria = Object.keys(REVIEW_CRITERIA) as ReviewCriterion[];

/** Returns a part of a firm's report as a table. */
const partOf = (
  { months, domains, states, prices, reviews, comparison }: FirmReport,
  table: FirmTable,
  names: DomainNames,
) => {
  const [{ ranges }, { criteria: given }] = [prices, reviews];
  const parts = {
    months: () => tableOf(MONTHS, months),
    domains: () => tableOf(domainLines(names), domains),
    states: () => tableOf(STATES, states),
    prices: () => tableOf(RANGES, ranges ? PRICE_RANGES.map((range) => ({ range, offers: ranges[range] })) : []),
    reviews: () => tableOf(CRITERIA, given ? criteria.map((name) => ({ name, ...given[name] })) : []),
    comparison: () => tableOf(COMPARED_COLUMNS, comparison ? firmLines(comparison) : []),
  };
  return parts[table]();
};

/** Report on the firm's offers, prices, response times and reviews. */
export const reportRoutes = (app: PortalApp): void => {
  implement(
    app,
    'firma',
    firmReportOperations,
    reportHandlers({ text: readFirmReport, read: firmReport, part: partOf }),
  );
  reportFileRoutes(app, 'firma');
};
